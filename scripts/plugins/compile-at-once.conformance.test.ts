import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain.js';

const assets = path.join(root, 'dist', 'assets');

test('the first script says on its first line that all of it is needed, and no other does', () => {
  const saying = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      readFileSync(path.join(assets, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    );
  expect(saying).toEqual([expect.stringMatching(/^index-/)]);
});
