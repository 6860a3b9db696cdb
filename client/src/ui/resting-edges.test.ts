import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rules = globSync('client/src/**/*.module.css').flatMap((path) =>
  [
    ...readFileSync(path, 'utf8')
      .replaceAll(/\/\*.*?\*\//gsu, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/gu),
  ].map(([, selector = '', declarations = '']) => ({
    path,
    selector: selector.trim(),
    declarations,
  })),
);

/* Nobody types in a sample, a message or a picture. */
const samples = /(?:theme-sample|message|attachments)\.module/u;

test('style sheets: everything with the background of a field has an edge at rest', () => {
  const fields = rules.filter(
    ({ path, declarations }) =>
      /background(?:-color)?: var\(--input\)/u.test(declarations) && !samples.test(path),
  );
  expect(fields.length).toBeGreaterThan(5);
  const withoutEdge = fields.filter(
    ({ declarations }) => !/border: 1px solid var\(--controlBorder\)/u.test(declarations),
  );
  expect(withoutEdge.map(({ path, selector }) => `${path} ${selector}`)).toEqual([]);
});

test('style sheets: a field without a box keeps a line below it at rest', () => {
  const boxless = rules.filter(
    ({ selector, declarations }) =>
      /(?:^|[\s>])(?:textarea|input)(?:\.[\w-]+)?$/mu.test(selector) &&
      /border(?:-color)?: (?:transparent|0|none)/u.test(declarations),
  );
  expect(boxless.length).toBeGreaterThan(0);
  const withoutLine = boxless.filter(
    ({ declarations }) =>
      !/border-block-end(?:-color)?: .*var\(--controlBorder\)/u.test(declarations),
  );
  expect(withoutLine.map(({ path, selector }) => `${path} ${selector}`)).toEqual([]);
});

test('style sheets: descriptions of pictures have buttons of at least 24 by 24 px', () => {
  const badges = rules.filter(
    ({ path, selector, declarations }) =>
      path.endsWith('tiles.module.css') &&
      /\.alt(?:,|$)/u.test(selector) &&
      declarations.includes('min-block-size'),
  );
  expect(badges).toHaveLength(3);
  for (const { selector, declarations } of badges)
    expect(declarations, selector).toMatch(/min-block-size: (?:24px|max\(24px, [\d.]+rem\));/u);
});
