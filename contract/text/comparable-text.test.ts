import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { comparableText } from './comparable-text.ts';

test.each([
  ['a zero-width space', 'ra\u200Bin', 'rain'],
  ['a zero-width joiner', 'ra\u200Din', 'rain'],
  ['a word joiner', 'ra\u2060in', 'rain'],
  ['a byte order mark', '\uFEFFrain', 'rain'],
  ['a soft hyphen', 'ra\u00ADin', 'rain'],
  ['a combining grapheme joiner', 'e\u034F\u0301', 'é'],
  ['a direction mark', 'ra\u200Ein', 'rain'],
  ['a direction override', 'ra\u202Ein', 'rain'],
  ['an invisible tag letter', 'ra\u{E0061}in', 'rain'],
  ['a Hangul filler', 'ra\u3164in', 'rain'],
  ['a variation selector', '❤\uFE0F', '❤'],
  ['a decomposed letter', 'cafe\u0301', 'café'],
  ['decomposed Hangul', '\u1112\u1161\u11AB', '한'],
  ['decomposed kana', 'か\u3099', 'が'],
  ['half-width kana', 'ｶﾞ', 'ガ'],
  ['full-width letters', 'ＲＡＩＮ', 'rain'],
  ['mathematical letters', '𝐫𝐚𝐢𝐧', 'rain'],
  ['an Arabic presentation form', '\uFEFB', '\u0644\u0627'],
  ['a Persian non-joiner', 'می\u200Cخواهم', 'میخواهم'],
  ['a no-break space', 'new\u00A0york', 'new york'],
  ['large letters', 'ÉTÉ', 'été'],
  ['a final sigma', 'ΟΔΟΣ', 'οδοσ'],
])('comparableText: converts %s to the form in which texts are compared', (_, text, comparable) => {
  expect(comparableText(text)).toBe(comparable);
});

test.each(['Devanagari हिन्दी', 'ไทย', 'עברית', '日本語'])(
  'comparableText: keeps the letters of %s',
  (text) => {
    expect(comparableText(text)).toBe(text.toLowerCase());
  },
);

test('comparableText: treats composed and decomposed text as equal', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      expect(comparableText(text.normalize('NFD'))).toBe(comparableText(text.normalize('NFC')));
    }),
  );
});
