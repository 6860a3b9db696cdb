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
test('the page asks for one script, which brings all that the first screen needs', () => {
  expect(begun).toHaveLength(1);
});

test('the router’s own link is left out', () => {
  const text = begun.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('');
  expect(text).not.toContain('activeOptions');
});
