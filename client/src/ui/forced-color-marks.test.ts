import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns the rules of a style sheet, in and outside of the media query for forced colours. */
function rulesOf(path: string) {
  const sheet = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gsu, '');
  const forced = [...sheet.matchAll(/forced-colors: active\) \{((?:[^{}]|\{[^{}]*\})*)\}/gu)]
    .map(([, inside = '']) => inside)
    .join('\n');
  const read = (text: string) =>
    [...text.matchAll(/([^{};]+)\{([^{}]*)\}/gu)].map(([, selector = '', declarations = '']) => ({
      path,
      selector: selector.trim(),
      declarations,
    }));
  return { forced: read(forced), all: read(sheet) };
}

const base = rulesOf('client/src/ui/page/base.css');

test.each(['[aria-current]', "[aria-pressed='true']", "[aria-selected='true']"])(
  'style sheets: an outline marks %s in forced colours, where no background is drawn',
  (attribute) => {
    const mark = base.forced.find(({ selector }) => selector.includes(attribute));
    expect(mark?.declarations).toContain('outline: 2px solid Highlight');
  },
);

test('style sheets: what is selected in other ways has a mark in forced colours', () => {
  const sheets = globSync('client/src/**/*.module.css').map(rulesOf);
  const selected = sheets
    .flatMap(({ all, forced }) => all.map((rule) => ({ ...rule, forced })))
    .filter(({ selector }) => /:has\(:checked\)|data-(?:current|chosen)/u.test(selector));
  expect(selected.length).toBeGreaterThan(3);
  const unmarked = selected.filter(
    ({ selector, declarations, forced }) =>
      !declarations.includes('outline:') &&
      !forced.some(
        (rule) => rule.selector.includes(selector) && rule.declarations.includes('Highlight'),
      ),
  );
  expect(unmarked.map(({ path, selector }) => `${path} ${selector}`)).toEqual([]);
});

test('style sheets: no rule removes the outline of what is selected', () => {
  const sheets = globSync('client/src/**/*.css').flatMap((path) => rulesOf(path).all);
  const removing = sheets.filter(
    ({ selector, declarations }) =>
      /aria-(?:current|pressed|selected)/u.test(selector) &&
      /outline: (?:none|0)/u.test(declarations),
  );
  expect(removing).toEqual([]);
});
