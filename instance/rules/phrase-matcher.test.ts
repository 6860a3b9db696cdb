import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { createPhraseMatcher } from './phrase-matcher.ts';

test.each([
  ['cat', 1, 'A cat!', true],
  ['cat', 1, 'CAT', true],
  ['cat', 1, 'concatenate', false],
  ['cat', 0, 'concatenate', true],
  ['猫', 0, '黒猫です', true],
  ['猫', 1, '黒猫です', true],
  ['選挙', 1, '総選挙の結果', true],
  ['ฝน', 1, 'วันนี้ฝนตก', true],
  ['ก', 1, 'กี่', false],
  ['rain', 1, '今日はrainです', true],
  ['비', 1, '비누', false],
  ['#spoiler', 1, 'a#spoiler', true],
  ['été', 1, "c'est l'été", true],
  ['été', 1, 'étéreo', false],
  ['#spoiler', 1, 'a #spoiler here', true],
  ['c++', 1, 'I like c++.', true],
  ['cat', 1, 'a c\u200Bat', true],
  ['c\u00ADat', 1, 'a cat', true],
  ['café', 1, 'un cafe\u0301', true],
  ['cafe\u0301', 0, 'un café', true],
  ['cat', 1, 'ＣＡＴ', true],
])(
  'createPhraseMatcher: finds %s (whole word: %i) in “%s”: %j',
  (phrase, whole_word, text, found) => {
    expect(createPhraseMatcher([{ phrase, whole_word }])?.test(comparableText(text))).toBe(found);
  },
);

test('createPhraseMatcher: returns undefined without phrases', () => {
  expect(createPhraseMatcher([])).toBeUndefined();
  expect(createPhraseMatcher([{ phrase: '  ', whole_word: 0 }])).toBeUndefined();
  expect(createPhraseMatcher([{ phrase: '\u200B \u2060', whole_word: 0 }])).toBeUndefined();
});

test('createPhraseMatcher: finds any phrase literally, never as a pattern', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (phrase) => {
      const pattern = createPhraseMatcher([{ phrase, whole_word: 0 }]);
      if (comparableText(phrase).trim() === '') expect(pattern).toBeUndefined();
      else expect(pattern?.test(comparableText(`… ${phrase} …`))).toBe(true);
    }),
  );
});
