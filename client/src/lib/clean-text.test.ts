import { expect, test } from 'vitest';
import { splitGraphemes } from '@rookery/contract/text/graphemes.ts';
import { endlessGraphemes } from '@rookery/contract/text/testing/endless-graphemes.ts';
import { cleanText } from './clean-text.ts';
import { visibleText } from '#store/rich-text/read-inline.ts';
import { parseRichText } from '#store/rich-text/parse-rich-text.ts';

test.each([
  'Zażółć gęślą jaźń',
  'e\u0301\u0323 q\u0307\u0323',
  'शब्दों को हिन्दी में',
  'بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ',
  '👩🏽‍🚀 🏴\u{E0067}\u{E0062}\u{E007F} ☺\uFE0F',
  '漢字'.repeat(2_000),
  'ไทยเขียนติดกันโดยไม่เว้นวรรคระหว่างคำ'.repeat(5),
  'لكن'.repeat(10),
  'https://example.org/'.padEnd(5_000, 'x'),
])('cleanText: leaves %j unchanged', (text) => {
  expect(cleanText(text)).toBe(text);
});

test('cleanText: keeps the first 30 of 100,000 combining marks on one letter', () => {
  expect(cleanText(`z${'\u0300'.repeat(100_000)}y`)).toBe(`z${'\u0300'.repeat(30)}y`);
});

test.each([
  ['Arabic', '\u0628', 50],
  ['N’Ko', '\u07CA\u07CB', 50],
  ['Mongolian', '\u182E\u1823', 50],
  ['Tamil', '\u0B95\u0BCA', 300],
  ['Devanagari', '\u0915\u094D\u0937\u093F', 300],
  ['Thai', '\u0E01\u0E34\u0E19', 300],
  ['Khmer', '\u1781\u17D2\u1798', 300],
])('cleanText: inserts spaces into an endless run of %s', (_, unit, most) => {
  const run = unit.repeat(20_000);
  const pieces = cleanText(run).split(' ');
  expect(pieces.join('')).toBe(run);
  const longest = Math.max(...pieces.map((piece) => Array.from(piece).length));
  /* A combining mark stays with its letter, so a run of letters can be up to 30 characters
     longer than the limit. */
  expect(longest).toBeLessThanOrEqual(most + 30);
});

test.each(['<!-- -->', '<b></b>', '</b><b>', '<svg></svg>'])(
  'cleanText: counts marks and joined letters across the tags %j',
  (between) => {
    const marks = parseRichText(`${'\u0300'.repeat(20)}${between}`.repeat(100));
    expect(visibleText(marks.nodes)).toBe('\u0300'.repeat(30));
    const word = parseRichText(`${'\u0628'.repeat(300)}${between}`.repeat(10));
    expect(visibleText(word.nodes).split(' ')).toHaveLength(60);
  },
);

test.each(endlessGraphemes)(
  'cleanText: leaves no endless grapheme of $name, in a text or in character references',
  ({ make }) => {
    const text = make(3000);
    const references = Array.from(text, (letter) => `&#${letter.codePointAt(0)};`).join('');
    for (const shown of [
      cleanText(text),
      visibleText(parseRichText(text).nodes),
      visibleText(parseRichText(references).nodes),
    ]) {
      const lengths = Array.from(splitGraphemes(shown), ({ segment }) => segment.length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(64);
    }
  },
);
