import { expect, test } from 'vitest';
import type { StatusRow } from '#store/rows/status-row.ts';
import { searchedText } from './searched-text.ts';
import { wordHits } from './word-hits.ts';

const hitsIn = (status: Partial<StatusRow>, words: readonly string[]) =>
  wordHits(searchedText({ id: 'S1', ...status }, undefined), words);

test.each([
  [{ content: '<p>Rain again</p>' }, ['rain'], ['rain']],
  [{ content: '<p>Rain again</p>' }, ['RAIN', 'sun'], ['RAIN']],
  [{ content: '<p>a train</p>' }, ['rain'], ['rain']],
  [{ content: '<p>bre<b>ad</b></p>' }, ['bread'], ['bread']],
  [{ content: '<a href="https://rain.example">x</a>' }, ['rain'], []],
  [{ content: '', spoilerText: 'Election' }, ['election'], ['election']],
  [{ plainText: 'plain words', content: '<p>other</p>' }, ['plain', 'other'], ['plain']],
  [{ content: '<p>a.b</p>' }, ['a.b', 'a+b', '.*'], ['a.b']],
  [{ content: '<p>x</p>' }, [], []],
  [{}, ['x'], []],
])('wordHits: in %j the words %j match as %j [R-FILT-001]', (status, words, hits) => {
  expect(hitsIn(status, words)).toEqual(hits);
});

test.each([
  ['a zero-width space in the text', 'ra\u200Bin', 'rain'],
  ['a zero-width space in the word', 'rain', 'ra\u200Bin'],
  ['a soft hyphen', 'poli\u00ADtics', 'politics'],
  ['a decomposed text', 'un cafe\u0301', 'café'],
  ['a decomposed word', 'un café', 'cafe\u0301'],
  ['full-width letters', 'ｒａｉｎ', 'rain'],
  ['mathematical letters', '𝓡𝓪𝓲𝓷', 'rain'],
  ['a non-joiner between Persian letters', 'می\u200Cخواهم', 'میخواهم'],
  ['a vowel sign in Hindi', 'यह हिन्दी है', 'हिन्दी'],
  ['a Thai sentence', 'วันนี้ฝน\u200Bตก', 'ฝนตก'],
  ['an entity in the text', 'R&amp;D', 'r&d'],
])('wordHits: finds a muted word despite %s [R-FILT-010]', (_, content, word) => {
  expect(hitsIn({ content }, [word])).toEqual([word]);
});

test.each([['\u200B'], ['\u00AD\u2060'], ['\u200B \uFEFF']])(
  'wordHits: the invisible word %j matches nothing [R-FILT-010]',
  (word) => {
    expect(hitsIn({ content: 'any text' }, [word])).toEqual([]);
  },
);
