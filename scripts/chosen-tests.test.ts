import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { titlesInFirefox, unsupportedInFirefox } from '../e2e/firefox/tests.ts';
import { quickTests } from '../e2e/quick-tests.ts';
import { projectFiles } from './project-files.ts';
import { root } from './toolchain.js';

const tests = projectFiles('e2e/*.spec.ts', 'e2e/long/*.spec.ts')
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

const titles = new Set([
  ...quickTests,
  ...titlesInFirefox,
  ...unsupportedInFirefox.flatMap((group) => group.titles),
]);

it.for([...titles])('End-to-end tests: there is one with the title %s…', (title) => {
  expect(tests.split(title)).toHaveLength(2);
});
