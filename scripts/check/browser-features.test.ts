import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import translatedTexts from '../../client/public/static/unsupported-browser.json' with { type: 'json' };
import { unsupportedText } from '../../client/src/rescue/unsupported-browser.ts';
import {
  browserFeatureProblems,
  createFeatureFinder,
  oldestVersions,
  readCompatData,
} from './browser-features.ts';
import { repositoryRoot } from '../../tools/toolchain.js';

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

const oldest = oldestVersions(project.browserslist);
const finder = createFeatureFinder(readCompatData(), oldest);

test.each<[string, string]>([
  ['README.md', read('README.md')],
  ['docs/browsers.md', read('docs/browsers.md')],
  ['the message of an unsupported browser', unsupportedText],
  ...Object.entries(translatedTexts).map(([language, text]): [string, string] => [
    `its translation ${language}`,
    text,
  ]),
])('%s: names the oldest supported versions', (_, text) => {
  for (const [browser, version] of Object.entries(oldest)) {
    const name = browser.slice(0, 1).toUpperCase() + browser.slice(1);
    const shown = browser === 'safari' ? version.toFixed(1) : version;
    expect(text).toContain(`${name} ${shown}`);
  }
});

test.each([
  ['.a { field-sizing: content; }', ['field-sizing']],
  ['.a { color: red; overflow: auto; }', []],
  ['/* field-sizing: content; */', []],
])('inStyleSheet: finds in %s the features %j', (sheet, expected) => {
  expect(finder.inStyleSheet(sheet).map(({ name }) => name)).toEqual(expected);
});

test.each([
  ['navigator.setAppBadge?.(1)', ['navigator.setAppBadge']],
  ['requestIdleCallback(work)', ['requestIdleCallback()']],
  ['URL.parse(address); list.toSorted()', []],
  ['Promise.try(work)', ['Promise.try']],
  ['new CookieStore()', ['new CookieStore']],
])('inScript: finds in %s the features %j', (script, expected) => {
  expect(finder.inScript(script).map(({ name }) => name)).toEqual(expected);
});

test('browserFeatureProblems: gives the line of a feature that the table lacks, and rows without a use', () => {
  const table = '<!-- features -->\n| `field-sizing` | a fallback |\n<!-- end -->';
  const problems = browserFeatureProblems(
    [
      { path: 'docs/browsers.md', text: table },
      { path: 'client/src/ui/a.ts', text: '/* two\nlines */\nPromise.try(work);' },
    ],
    finder,
  );
  expect(problems).toEqual([
    expect.stringMatching(/^client\/src\/ui\/a\.ts:3: .* lacks Promise\.try:/),
    expect.stringMatching(/^docs\/browsers\.md: .* field-sizing/),
  ]);
});
