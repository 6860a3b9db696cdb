import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain.js';

const dist = path.join(root, 'dist');
const page = readFileSync(path.join(dist, 'index.html'), 'utf8');

function asked(pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, file = '']) => file);
}

const begun = asked(/<script [^>]*blocking="render"[^>]* src="\/([^"]+)"/g);
test('index.html: loads one script, which contains the code of the first screen', () => {
  expect(begun).toHaveLength(1);
});

test("index.html: does not contain the router's own link", () => {
  const text = begun.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('');
  expect(text).not.toContain('activeOptions');
});
