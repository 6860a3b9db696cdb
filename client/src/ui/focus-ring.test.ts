import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync('client/src/ui/page/base.css', 'utf8').replaceAll(/\/\*.*?\*\//gsu, '');

test('style sheets: whatever has the focus by keyboard has a ring of the accent colour', () => {
  const ring = /(?:^|\})\s*:focus-visible \{([^}]*)\}/u.exec(sheet)?.[1];
  expect(ring).toMatch(/outline: 2px solid var\(--accent\);/u);
});

test('style sheets: only targets that no key reaches are without a ring', () => {
  const withoutRing = [...sheet.matchAll(/([^{};]+)\{[^{}]*outline: none[^{}]*\}/gu)].map(
    ([, selector = '']) => selector.replaceAll(/\s+/gu, ' ').trim(),
  );
  expect(withoutRing).toEqual([":target:focus-visible, [tabindex='-1']:focus-visible"]);
});
