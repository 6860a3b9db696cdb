import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { translated } from '#i18n/translated.ts';
import { root } from '../toolchain.js';
import { messageIdsIn } from './words-by-chunk.ts';

const dist = path.join(root, 'dist');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

const parts: Readonly<Record<string, string>> = JSON.parse(read('.vite/words.json'));
const wordsOf = (language: string, part: string): Readonly<Record<string, unknown>> =>
  JSON.parse(read(`assets/words/${language}/${part}.json`)).messages;

const all = Object.assign(
  {},
  ...[...new Set(Object.values(parts))].map((part) => wordsOf('en', part)),
);

test('there are words for the page, and words for what comes later', () => {
  expect(Object.keys(parts).length).toBeGreaterThan(20);
  expect(Object.keys(all).length).toBeGreaterThan(500);
});

test('each script says only what its own words have, and no more is fetched', () => {
  for (const file of readdirSync(path.join(dist, 'assets')).filter((name) =>
    name.endsWith('.js'),
  )) {
    const ids = messageIdsIn(read(`assets/${file}`), all);
    const part = parts[`assets/${file}`];
    expect(part === undefined ? [] : Object.keys(wordsOf('en', part)).toSorted(), file).toEqual(
      ids,
    );
  }
});

test('each part is there in every language', () => {
  for (const language of translated)
    for (const part of Object.values(parts))
      expect(existsSync(path.join(dist, 'assets', 'words', language, `${part}.json`))).toBe(true);
});
