import { assert, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { readCustom } from '#domain/emoji/custom/custom-emoji.ts';
import { loadStandard } from '#domain/emoji/standard/load-standard.ts';
import { padded } from './padded.ts';
import { suggestEmoji } from './suggest-emoji.ts';
import { suggestMfm } from './suggest-mfm.ts';
import { suggestPeople } from './suggest-people.ts';
import { suggestTags } from './suggest-tags.ts';
import { wordAtCaret, wordNow } from './word-at-caret.ts';

const standard = await loadStandard('en');
const german = await loadStandard('de');

/* `|` is the caret. */
test.each([
  ['hello :he|', 'emoji he 6-9'],
  ['hello :he| there', 'emoji he 6-9'],
  ['@ad|a', 'people ada 0-4'],
  ['(@ada|', 'people ada 1-5'],
  ['a\n#bird|', 'tags bird 2-7'],
  ['$|', 'mfm  0-1'],
  ['@noor@sands.example|', 'people noor@sands.example 0-19'],
  [':|', 'nothing'],
  ['@|', 'nothing'],
  ['|@ada', 'nothing'],
  ['mail@ada|', 'nothing'],
  ['hello| :he', 'nothing'],
  ['plain|', 'nothing'],
  ['', 'nothing'],
])('%s asks for %s', (marked, expected) => {
  const caret = Math.max(marked.indexOf('|'), 0);
  const found = wordAtCaret(marked.replace('|', ''), caret);
  const told = found ? `${found.kind} ${found.words} ${found.start}-${found.end}` : 'nothing';
  expect(told).toBe(expected);
});

test('whatever is typed, the word holds the caret and no white space', () => {
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

const custom = readCustom(
  ['Fire', 'fireplace', 'campfire', 'bonfire', 'afire', 'heron'].map((shortcode) => ({
    shortcode,
    url: `https://bird.example/${shortcode}.png`,
  })),
);
const names = (words: string, from = custom) =>
  suggestEmoji(words, standard, from).map((found) =>
    found.kind === 'custom' ? `:${found.emoji.shortcode}:` : found.emoji.character,
  );

test('emoji: the very name first, then the instance’s own, then by beginning and length; five at most [R-EMOJI-001 R-CONST-063]', () => {
  expect(names('fire')).toEqual([':Fire:', '🔥', ':fireplace:', ':afire:', ':bonfire:']);
  expect(names('FIRE')).toHaveLength(5);
  expect(names('fire', [])[0]).toBe('🔥');
  expect(names('heron:')[0]).toBe(':heron:');
  expect(names('.*')).toEqual([]);
  expect(names('qqqq')).toEqual([]);
});

test('emoji are found by their names in the reader’s language, behind those by shortcode', () => {
  const [found] = suggestEmoji('feuerwehrauto', german, []);
  expect(found?.kind === 'standard' && found.emoji.character).toBe('🚒');
});

const person = (id: string, acct: string, displayName: string) => ({ id, acct, displayName });

test('people: by address and name before address, before name; then by the alphabet', () => {
  const known = [
    person('1', 'zoe@a.example', 'Ada’s friend'),
    person('2', 'adam', 'Weaver'),
    person('3', 'ada', 'Ada'),
    person('4', 'adabel', 'Bell'),
    person('5', 'bela', 'Bela'),
    { id: '6' },
    undefined,
  ];
  expect(suggestPeople('AD', known).map(({ acct }) => acct)).toEqual([
    'ada',
    'adabel',
    'adam',
    'zoe@a.example',
  ]);
  expect(suggestPeople('', known)).toEqual([]);
  const many = Array.from({ length: 30 }, (_, index) => person(`${index}`, `ada${index}`, ''));
  expect(suggestPeople('ada', many)).toHaveLength(5);
});

test('functions of MFM: those that begin with it before those that hold it', () => {
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
])('between "%s" and "%s" an emoji is padded as "%s"', (before, after, expected) => {
  expect(padded(':a:', { before, after, pads: true })).toBe(expected);
  expect(padded(':a:', { before, after, pads: false })).toBe(':a:');
});

test('hashtags: beginnings first, then the frequent ones, each once', () => {
  const seen = ['nightheron', 'Herons', 'heronry', 'herons', 'moss'];
  expect(suggestTags('HERON', seen)).toEqual(['Herons', 'heronry', 'nightheron']);
  expect(suggestTags('x', seen)).toEqual([]);
});

test('a suggestion takes the place of the word as it stands, not as it was when it was looked for', () => {
  const value = 'With :heart and more';
  const sought = { kind: 'emoji', words: 'he', start: 5, end: 8 } as const;
  expect(wordNow({ value, selectionStart: 11 }, sought)).toMatchObject({ start: 5, end: 11 });
  expect(wordNow({ value, selectionStart: 2 }, sought)).toBe(sought);
});
