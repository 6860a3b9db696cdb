import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CompatData } from '@mdn/browser-compat-data';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import translatedTexts from '../../client/public/static/unsupported-browser.json' with { type: 'json' };
import { unsupportedText } from '../../client/src/rescue/unsupported-browser.ts';
import { createFeatureFinder, oldestVersions } from './browser-features.ts';
import { projectFiles } from './project-files.ts';
import { root } from '../../tools/toolchain.js';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

// Read as a file: Vite would turn its 20 MB into a module.
const compatFile = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const data: CompatData = JSON.parse(readFileSync(compatFile, 'utf8'));
const oldest = oldestVersions(project.browserslist);
const finder = createFeatureFinder(data, oldest);

/** Functions of the client with the name of one of the platform. */
const ownFunctions = ['restore()'];

function usedFeatures(): readonly string[] {
  const files = projectFiles('client/src').filter((file) => !/\.test\.|\/testing\//.test(file));
  return files.flatMap((file) => {
    if (file.endsWith('.css')) return finder.inStyleSheet(read(file));
    if (!/\.tsx?$/.test(file)) return [];
    return finder.inScript(read(file)).filter((name) => !ownFunctions.includes(name));
  });
}

test('docs/browsers.md: lists exactly the features that a supported browser lacks', () => {
  const [, table = ''] =
    /<!-- features -->\n([^]*?)\n<!-- end -->/.exec(read('docs/browsers.md')) ?? [];
  const cells = table.split('\n').map((row) => row.split(' | ')[0] ?? '');
  const listed = cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(listed.toSorted()).toEqual([...new Set(usedFeatures())].toSorted());
});

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
])('inStyleSheet: of %s returns %j', (sheet, expected) => {
  expect(finder.inStyleSheet(sheet)).toEqual(expected);
});

test.each([
  ['navigator.setAppBadge?.(1)', ['navigator.setAppBadge']],
  ['requestIdleCallback(work)', ['requestIdleCallback()']],
  ['URL.parse(address); list.toSorted()', []],
  ['Promise.try(work)', ['Promise.try']],
  ['new CookieStore()', ['new CookieStore']],
])('inScript: of %s returns %j', (script, expected) => {
  expect(finder.inScript(script)).toEqual(expected);
});
