import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages as supported } from '@rookery/client/i18n/languages.ts';
import { readCatalogues } from './messages/catalogues.ts';
import { repositoryRoot } from '../../tools/toolchain.js';
import { findMessageIds } from './messages-by-chunk.ts';

const dist = path.join(repositoryRoot, 'dist');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

const parts: Readonly<Record<string, string>> = JSON.parse(read('.vite/messages.json'));
const textsOf = (language: string, part: string): Readonly<Record<string, unknown>> =>
  JSON.parse(read(`assets/messages/${language}/${part}.json`)).messages;

const all = Object.assign(
  {},
  ...[...new Set(Object.values(parts))].map((part) => textsOf('en', part)),
);

test('messagesByChunk: writes messages for the first page and for lazy chunks', () => {
  expect(Object.keys(parts).length).toBeGreaterThan(20);
  expect(Object.keys(all).length).toBeGreaterThan(500);
});

test('messagesByChunk: the file of each script contains exactly the messages that the script uses', () => {
  for (const file of readdirSync(path.join(dist, 'assets')).filter((name) =>
    name.endsWith('.js'),
  )) {
    const ids = findMessageIds(read(`assets/${file}`), all);
    const part = parts[`assets/${file}`];
    expect(part === undefined ? [] : Object.keys(textsOf('en', part)).toSorted(), file).toEqual(
      ids,
    );
  }
});

test('messagesByChunk: every message of the catalogue belongs to a script', async () => {
  const { source } = await readCatalogues();
  expect(Object.keys(all).toSorted()).toEqual(Object.keys(source).toSorted());
});

test('messagesByChunk: each file has the same messages in every language, none of them empty', () => {
  for (const part of Object.values(parts)) {
    const english = textsOf('en', part);
    for (const { code } of supported) {
      const texts = textsOf(code, part);
      expect(Object.keys(texts)).toEqual(Object.keys(english));
      for (const [id, text] of Object.entries(texts)) expect(text, id).not.toEqual([]);
    }
  }
});

test('messagesByChunk: no script contains messages of another language', async () => {
  const { languages } = await readCatalogues();
  const texts = [...languages.values()].flatMap((said) => Object.values(said));
  const sentences = texts.filter((text) => /^[^"'`{<]{40,}$/.test(text));
  expect(sentences.length).toBeGreaterThan(100);
  for (const file of [...Object.keys(parts), 'sw.js']) {
    const code = read(file);
    expect(
      sentences.filter((sentence) => code.includes(sentence)),
      file,
    ).toEqual([]);
  }
});
