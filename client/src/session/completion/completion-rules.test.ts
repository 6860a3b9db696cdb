import { assert, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { parseCustomEmoji } from '../emoji/custom-emoji.ts';
import { loadStandardEmoji } from '#components/emoji/use-emoji.ts';
import { pickerSections, searchPickerSections } from '../emoji/picker-sections.ts';
import { padEmoji, padMention } from './replace-text.ts';
import { suggestEmoji, suggestMfm } from './suggest-emoji-and-mfm.ts';
import { wordAtCaret, refreshWordAtCaret } from './word-at-caret.ts';

const standard = await loadStandardEmoji('en');
const german = await loadStandardEmoji('de');

/* `|` marks the caret. */
test.each([
  ['hello :he|', 'emoji he 6-9'],
  ['hello :he| there', 'emoji he 6-9'],
  ['@ad|a', 'people ada 0-4'],
  ['(@ada|', 'people ada 1-5'],
  ['a\n#bird|', 'tags bird 2-7'],
  ['$|', 'mfm  0-1'],
  ['@noor@sands.example|', 'people noor@sands.example 0-19'],
  [':|', 'nothing'],
  ['@|', 'people  0-1'],
  ['今日は:smil|', 'emoji smil 3-8'],
  [':smil|です', 'emoji smil 0-5'],
  [':smile:|です', 'emoji smile: 0-7'],
  ['（#edi|', 'tags edi 1-5'],
  ['「@ada|」と', 'people ada 1-5'],
  ['『#今日|』', 'tags 今日 1-4'],
  ['今日は、#edi|', 'tags edi 4-8'],
  ['你好@ada|', 'people ada 2-6'],
  ['สวัสดี:smil|ครับ', 'emoji smil 6-11'],
  ['ជំរាបសួរ@noor@sands.example|', 'people noor@sands.example 8-27'],
  ['안녕:smil|입니다', 'emoji smil 2-7'],
  ['#edi|です', 'tags edi 0-4'],
  ['@ada|さん', 'people ada 0-4'],
  ['👩‍👩‍👧‍👦:smil|', 'emoji smil 11-16'],
  ['سلام :لبخ|', 'emoji لبخ 5-9'],
  ['«#کتاب|', 'tags کتاب 1-6'],
  ['שלום—@ada|', 'people ada 5-9'],
  ['नमस्ते #हिन्दी|', 'tags हिन्दी 7-14'],
  ['नमस्ते:dog|', 'emoji dog 6-10'],
  ['नमस्ते@ada|', 'nothing'],
  ['हिन्दी#edi|', 'nothing'],
  ['হ্যালো:dog|', 'emoji dog 6-10'],
  ['வணக்கம்:dog|', 'emoji dog 7-11'],
  ['سلام:dog|', 'emoji dog 4-8'],
  ['سلامٌ:dog|', 'emoji dog 5-9'],
  ['سلام:لبخ|ند', 'emoji لبخند 4-10'],
  ['שלום:dog|', 'emoji dog 4-8'],
  ['שָׁלוֹם:dog|', 'emoji dog 7-11'],
  ['გამარჯობა:dog|', 'emoji dog 9-13'],
  ['բարեւ:dog|', 'emoji dog 5-9'],
  ['ሰላም:dog|', 'emoji dog 3-7'],
  [':لبخند:|', 'emoji لبخند: 0-7'],
  [':लाल:|', 'emoji लाल: 0-5'],
  [':今日:|', 'emoji 今日: 0-4'],
  ['今日は:|', 'nothing'],
  ['hello:dog|', 'nothing'],
  ['cafe\u0301:dog|', 'nothing'],
  ['γειά:dog|', 'nothing'],
  ['привет:dog|', 'nothing'],
  ['١٢:٣٠|', 'nothing'],
  ['今日は@|', 'people  3-4'],
  ['今日は＃edi|', 'tags edi 3-7'],
  ['＠ada|さん', 'people ada 0-4'],
  ['12：30|', 'nothing'],
  ['今日12:30|', 'nothing'],
  ['https://a.example/@ada|', 'nothing'],
  [':smile,|', 'nothing'],
  ['|@ada', 'nothing'],
  ['mail@ada|', 'nothing'],
  ['hello| :he', 'nothing'],
  ['plain|', 'nothing'],
  ['', 'nothing'],
])('wordAtCaret: in “%s”, returns %s', (marked, expected) => {
  const caret = Math.max(marked.indexOf('|'), 0);
  const found = wordAtCaret(marked.replace('|', ''), caret);
  const description = found
    ? `${found.kind} ${found.words} ${found.start}-${found.end}`
    : 'nothing';
  expect(description).toBe(expected);
});

test('wordAtCaret: for any text, returns a word without white space that contains the caret', () => {
  assert(
    property(string(), nat(), (text, at) => {
      const caret = at % (text.length + 1);
      const found = wordAtCaret(text, caret);
      if (!found) return;
      expect(found.start).toBeLessThan(caret);
      expect(found.end).toBeGreaterThanOrEqual(caret);
      expect(text.slice(found.start, found.end)).not.toMatch(/\s/);
    }),
  );
});

const custom = parseCustomEmoji(
  ['Fire', 'fireplace', 'campfire', 'bonfire', 'afire', 'heron'].map((shortcode) => ({
    shortcode,
    url: `https://bird.example/${shortcode}.png`,
  })),
);
const names = (words: string, from = custom) =>
  suggestEmoji(words, standard, from).map((found) =>
    found.kind === 'custom' ? `:${found.emoji.shortcode}:` : found.emoji.character,
  );

test('suggestEmoji: returns at most five emoji: the exact name, then custom emoji, then others by prefix and length [R-EMOJI-001 R-CONST-063]', () => {
  expect(names('fire')).toEqual([':Fire:', '🔥', ':fireplace:', ':afire:', ':bonfire:']);
  expect(names('FIRE')).toHaveLength(5);
  expect(names('fire', [])[0]).toBe('🔥');
  expect(names('heron:')[0]).toBe(':heron:');
  expect(names('.*')).toEqual([]);
  expect(names('qqqq')).toEqual([]);
});

test.each([
  ['fire', '🔥'],
  ['FIRE', '🔥'],
  ['sun', '☀️'],
  ['heart', '❤️'],
  ['rocket', '🚀'],
  ['cat', '🐈️'],
  ['egg', '🥚'],
  ['key', '🔑'],
  ['pizza', '🍕'],
  ['100', '💯'],
  ['+1', '👍️'],
])(
  'suggestEmoji and searchPickerSections: rank the best match for %s first [R-EMOJI-006]',
  (wanted, best) => {
    const all = pickerSections({ standard, custom: [], hasPacks: false, used: [], tone: 0 });
    const [first] = searchPickerSections(all, wanted).flatMap(({ items }) => items);
    expect(first?.kind === 'standard' && first.emoji.character).toBe(best);
    expect(names(wanted, [])[0]).toBe(best);
  },
);

test.each([
  ['hund', '🐕️'],
  ['feuer', '🔥'],
  ['sonne', '☀️'],
  ['auto', '🚗'],
])('suggestEmoji: ranks the best match for %s in German first [R-EMOJI-006]', (wanted, best) => {
  const [found] = suggestEmoji(wanted, german, []);
  expect(found?.kind === 'standard' && found.emoji.character).toBe(best);
});

test('suggestEmoji: returns matches of names in the reader’s language after matches of shortcodes', () => {
  const [found] = suggestEmoji('feuerwehrauto', german, []);
  expect(found?.kind === 'standard' && found.emoji.character).toBe('🚒');
});

test.each([
  ['今日は', 'です', ' @ada '],
  ['（', '）', '@ada '],
  ['', '', '@ada '],
  ['hi ', ' there', '@ada'],
  ['hi\n', '\nthere', '@ada '],
])('padMention: between "%s" and "%s", returns "%s"', (before, after, expected) => {
  expect(padMention('@ada', before, after)).toBe(expected);
});

test('suggestMfm: returns functions that begin with the text before those that contain it', () => {
  expect(suggestMfm('')).toHaveLength(5);
  expect(suggestMfm('sp')).toEqual(['spin', 'sparkle'].toSorted());
  expect(suggestMfm('l')).toEqual(['blur', 'flip', 'jelly', 'sparkle']);
  expect(suggestMfm('[x')).toEqual(['x2', 'x3', 'x4']);
});

test.each([
  ['', '', ':a: '],
  ['word', '', ' :a: '],
  ['word ', 'more', ':a: '],
  ['word\n', ' more', ':a:'],
  ['word', ' more', ' :a:'],
])('padEmoji: between "%s" and "%s", returns "%s"', (before, after, expected) => {
  expect(padEmoji(':a:', { before, after, pads: true })).toBe(expected);
  expect(padEmoji(':a:', { before, after, pads: false })).toBe(':a:');
});

test('refreshWordAtCaret: returns the word as it is now and not as it was when suggestions were searched', () => {
  const value = 'With :heart and more';
  const searchedWord = { kind: 'emoji', words: 'he', start: 5, end: 8 } as const;
  expect(refreshWordAtCaret({ value, selectionStart: 11 }, searchedWord)).toMatchObject({
    start: 5,
    end: 11,
  });
  expect(refreshWordAtCaret({ value, selectionStart: 2 }, searchedWord)).toBe(searchedWord);
});

test.each([
  ['brulee', 'Crème_Brûlée'],
  ['brûlée', 'creme_brulee'],
  ['EME_BRU', 'crème_brûlée'],
])('suggestEmoji: for %j, returns the custom emoji %j', (words, shortcode) => {
  const url = 'https://bird.example/1.png';
  expect(names(words, parseCustomEmoji([{ shortcode, url }]))[0]).toBe(`:${shortcode}:`);
});

test.each(['glücklich', 'glucklich', 'grosse'])(
  'suggestEmoji: finds an emoji by the German keyword %j',
  (words) => {
    expect(suggestEmoji(words, german, [])).not.toEqual([]);
  },
);
