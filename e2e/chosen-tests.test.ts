import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { titlesInFirefox, unsupportedInFirefox } from './firefox/tests.ts';
import { quickTests } from './quick-tests.ts';
import { repositoryRoot } from '../tools/toolchain.js';

const tests = globSync('e2e/{,long/}*.spec.ts', { cwd: repositoryRoot })
  .map((file) => readFileSync(path.join(repositoryRoot, file), 'utf8'))
  .join('\n');

const titles = new Set([
  ...quickTests,
  ...titlesInFirefox,
  ...unsupportedInFirefox.flatMap((group) => group.titles),
]);

it.for([...titles])('End-to-end tests: there is one with the title %s…', (title) => {
  expect(tests.split(title)).toHaveLength(2);
});
