import { assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './graphemes.ts';
import { endlessGraphemes } from './testing/endless-graphemes.ts';

test.each([
  ['a short text', 'heron', 5, 'heron'],
  ['letters', 'heron', 3, 'her'],
  ['a family', 'ab👩‍👩‍👧‍👦c', 8, 'ab'],
  ['a family that fits', 'ab👩‍👩‍👧‍👦c', 13, 'ab👩‍👩‍👧‍👦'],
  ['a skin tone', 'a👍🏽', 3, 'a'],
  ['a flag', 'a🇫🇮🇸🇪', 7, 'a🇫🇮'],
  ['a keycap', 'a1️⃣', 3, 'a'],
  ['an ideograph of two units', 'a𠮷', 2, 'a'],
  ['a decomposed é', 'cafe\u0301s', 4, 'caf'],
  ['Hindi', 'नमस्ते', 2, 'नम'],
  ['a vowel sign of Hindi', 'कि', 1, 'क'],
  ['Thai', 'กน้ำ', 2, 'ก'],
  ['points of Hebrew', 'אשָׁ', 3, 'א'],
  ['jamo', 'a\u1112\u1161\u11AB', 3, 'a'],
  ['CR and LF', 'a\r\nb', 2, 'a'],
  ['an emoji longer than the limit', '👍', 1, ''],
  ['a text with a limit of 0', 'heron', 0, ''],
])('cutText: returns the whole graphemes within the limit of %s', (_, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

test('cutText: returns as many whole graphemes as fit', () => {
  assert(
    property(
      string({ unit: 'grapheme', maxLength: 40 }),
      integer({ min: 0, max: 60 }),
      (text, most) => {
        let fitting = '';
        for (const { segment } of segmenter.segment(text)) {
          if (fitting.length + segment.length > most) break;
          fitting += segment;
        }
        const cut = cutText(text, most);
        expect(cut.startsWith(fitting)).toBe(true);
        if (fitting !== '' || text === '') expect(cut).toBe(fitting);
      },
    ),
  );
});

test('cutText: cuts an endless grapheme, but no surrogate pair', () => {
  expect(cutText(`a${'\u0301'.repeat(1000)}`, 100)).toHaveLength(100);
  expect(cutText('👩‍'.repeat(200), 101).isWellFormed()).toBe(true);
});

test.each(endlessGraphemes)(
  'cutText: cuts $name near the limit, whatever is before',
  ({ make }) => {
    for (const before of ['', 'a', '\u200E', 'שלום ', '🇫']) {
      const cut = cutText(before + make(3000), 1000);
      expect(cut.length).toBeLessThanOrEqual(1000);
      expect(cut.length).toBeGreaterThan(900);
    }
  },
);
