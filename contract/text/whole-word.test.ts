import { expect, test } from 'vitest';
import { isWholeWord } from './whole-word.ts';

test.each([
  ['rain', 'rain', true],
  ['rain', 'rain, again', true],
  ['rain', 'training', false],
  ['rain', 'rainy', false],
  ['rain', 'rain_', false],
  ['rain', 'rain2', false],
  ['#rain', 'a#rain', true],
  ['c++', 'c++11', true],
  ['雨', '雨が降る', true],
  ['ねこ', 'こねこです', true],
  ['カレー', '大カレー屋', true],
  ['选举', '总统选举结果', true],
  ['ฝน', 'วันนี้ฝนตก', true],
  ['ก', 'กี่', false],
  ['ភ្លៀង', 'មានភ្លៀងធ្លាក់', true],
  ['rain', '今日はrainです', true],
  ['rain', '今日はrainyです', false],
  ['雨', 'rain雨rain', true],
  ['비', '비누', false],
  ['גשם', 'גשם יורד', true],
  ['גשם', 'גשםים', false],
  ['باران', 'بارانی', false],
  ['दिन', 'दिनों', false],
  ['rain', 'rain𐐨', false],
  ['rain', '𐐨rain', false],
  ['𠮷', '𠮷野家', true],
])('isWholeWord: "%s" in "%s" is a whole word: %s [R-FILT-010]', (phrase, text, isWhole) => {
  const start = text.indexOf(phrase);
  expect(isWholeWord(text, start, start + phrase.length)).toBe(isWhole);
});
