import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain.js';

const dist = path.join(root, 'dist');
const page = readFileSync(path.join(dist, 'index.html'), 'utf8');

function asked(pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, file = '']) => file);
}

const begun = asked(/<script type="module"[^>]* src="\/([^"]+)"/g);
const ahead = asked(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g);

const early = ahead.filter((file) => /\/(?:main|draw)-/.test(file));

function textOf(file: string): string {
  return readFileSync(path.join(dist, file), 'utf8');
}

test('the page begins with one small script, and asks at once for the session and for what draws', () => {
  expect(begun).toHaveLength(1);
  expect(begun.map(textOf).join('').length).toBeLessThan(8000);
  expect(early).toHaveLength(2);
});

test('what the first page runs begins with the hint to compile it ahead', () => {
  for (const file of [...begun, ...early])
    expect(textOf(file).slice(0, 30)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the router’s own link is left out', () => {
  expect(ahead.map(textOf).join('')).not.toContain('activeOptions');
});
