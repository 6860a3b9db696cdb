import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain.js';

const assets = path.join(root, 'dist', 'assets');

function textsOf(name: RegExp): string {
  const files = readdirSync(assets).filter((file) => name.test(file));
  return files.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('\n');
}

/** The ids of the messages in a built catalogue. */
function idsIn(catalogue: string): Set<string> {
  return new Set([...catalogue.matchAll(/"([\w+/]{6})":\[/g)].map(([, id = '']) => id));
}

const first = idsIn(textsOf(/^first-.*\.js$/));
const later = idsIn(textsOf(/^later-.*\.js$/));
const onlyLater = [...later].filter((id) => !first.has(id));

test('there are words for the first page, and words for later', () => {
  expect(first.size).toBeGreaterThan(100);
  expect(onlyLater.length).toBeGreaterThan(50);
});

test('the first page says nothing of which the words come later', () => {
  const code = textsOf(/^(?:index|main|draw)-.*\.js$/);
  expect([...first].filter((id) => code.includes(id)).length).toBeGreaterThan(100);
  expect(onlyLater.filter((id) => code.includes(id))).toEqual([]);
});
