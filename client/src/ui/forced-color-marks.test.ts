import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* Backgrounds are not drawn in forced colours: what they mark needs something else. */
test.each([
  ['tabs.module.css', '.tab'],
  ['tabs.module.css', '.pill'],
  ['segments.module.css', '.segment'],
  ['icon-button.module.css', '.button'],
  ['../app/shell/nav-panel.module.css', '.link'],
])('style sheets: forced colours mark what is chosen, in %s %s', (file, name) => {
  const sheet = readFileSync(new URL(file, import.meta.url), 'utf8');
  const forced = sheet.split('@media (forced-colors: active)')[1] ?? '';
  const rules = [...forced.matchAll(/([^{};]+)\{([^{}]*)\}/gu)].filter(
    ([, selector = '']) =>
      selector.includes(name) && /aria-current|aria-pressed|:checked/u.test(selector),
  );
  expect(rules.map(([, , declarations = '']) => declarations).join('')).toContain('Highlight');
});
