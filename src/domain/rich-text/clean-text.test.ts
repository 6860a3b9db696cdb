import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { visibleText } from './node-text.ts';
import { parseRichText } from './parse-rich-text.ts';

test.each([
  'Zażółć gęślą jaźń',
  'e\u0301\u0323 q\u0307\u0323',
  'शब्दों को हिन्दी में',
  'بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ',
  '👩🏽‍🚀 🏴\u{E0067}\u{E0062}\u{E007F} ☺\uFE0F',
  '漢字'.repeat(2_000),
  'https://example.org/'.padEnd(5_000, 'x'),
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text);
});

test('a letter keeps thirty marks of a hundred thousand', () => {
  expect(cleanText(`z${'\u0300'.repeat(100_000)}y`)).toBe(`z${'\u0300'.repeat(30)}y`);
});

test('a word of joined letters without end gets places to break', () => {
  const pieces = cleanText('\u0628'.repeat(100_000)).split('\u200B');
  expect(pieces.join('')).toBe('\u0628'.repeat(100_000));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(500);
});

test.each(['<!-- -->', '<b></b>', '</b><b>', '<svg></svg>'])(
  'marks and joined letters are counted on over %j',
  (between) => {
    const marks = parseRichText(`${'\u0300'.repeat(20)}${between}`.repeat(100));
    expect(visibleText(marks.nodes)).toBe('\u0300'.repeat(30));
    const word = parseRichText(`${'\u0628'.repeat(300)}${between}`.repeat(10));
    expect(visibleText(word.nodes).split('\u200B')).toHaveLength(6);
  },
);
