import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import type { FilterRule } from '../preferences/definitions/filtering-preferences.ts';
import { matchingRules, type RuleInput } from './matching-rules.ts';

const any: FilterRule = {
  id: '1',
  words: [],
  author: '',
  instance: '',
  isRepeat: null,
  isBot: null,
  hasSubject: null,
  language: '',
  action: 'fold',
  where: [],
  expiresAt: null,
};
const subject: RuleInput = {
  text: 'the heron is back on the old canal\n',
  acct: 'jun@far.example',
  isRepeat: false,
  isBot: false,
  hasSubject: false,
  language: 'en-GB',
};
const books = { acct: 'jun@xn--bcher-kva.example' };
const isHit = (rule: Partial<FilterRule>, of: Partial<RuleInput> = {}): boolean =>
  matchingRules([{ ...any, ...rule }], { ...subject, ...of }, 'home', 100).length > 0;

test.each<[string, boolean, Partial<FilterRule>, Partial<RuleInput>?]>([
  ['no criteria', false, {}],
  ['a word', true, { words: ['Heron'] }],
  ['another word', false, { words: ['kraken'] }],
  ['one of two words', true, { words: ['kraken', 'canal'] }],
  ['a pattern', true, { words: ['heron*canal'] }],
  ['a reversed pattern', false, { words: ['canal*heron'] }],
  ['asterisks alone', false, { words: ['***'] }],
  ['the author', true, { author: 'Jun@far.example' }],
  ['another author', false, { author: 'jun@near.example' }],
  ['the instance', true, { instance: 'far.example' }],
  ['part of the instance', false, { instance: 'ar.example' }],
  ['an internationalised host', true, { instance: 'Bücher.example' }, books],
  ['an instance with a decomposed letter', true, { instance: 'bu\u0308cher.example' }, books],
  ['an author with an internationalised host', true, { author: '@jun@bücher.example' }, books],
  ['a word with a zero-width space', true, { words: ['he\u200Bron'] }],
  [
    'a pattern with a decomposed letter',
    true,
    { words: ['cafe\u0301*noir'] },
    { text: 'café noir' },
  ],
  ['an invisible word', false, { words: ['\u200B', '\u200B*\u00AD'] }],
  ['reblogs', true, { isRepeat: true }, { isRepeat: true }],
  ['all except reblogs', false, { isRepeat: false }, { isRepeat: true }],
  ['bots', true, { isBot: true }, { isBot: true }],
  ['posts with a subject', true, { hasSubject: true }, { hasSubject: true }],
  ['posts without a subject', false, { hasSubject: false }, { hasSubject: true }],
  ['the language', true, { language: 'en' }],
  ['another language', false, { language: 'de' }],
  ['no known language', false, { language: 'de' }, { language: null }],
  ['the author and a word', false, { author: 'jun@far.example', words: ['kraken'] }],
  ['a context', true, { words: ['heron'], where: ['home'] }],
  ['another context', false, { words: ['heron'], where: ['thread'] }],
  ['a rule that expires later', true, { words: ['heron'], expiresAt: 101 }],
  ['an expired rule', false, { words: ['heron'], expiresAt: 100 }],
])('matchingRules: a rule for %s matches the status of this test: %j', (_, isFound, rule, of) => {
  expect(isHit(rule, of)).toBe(isFound);
});

test('matchingRules: in a text that a pattern matches, finds each part of the pattern too', () => {
  const part = constantFrom('a', 'b', 'ab', 'ba', '*');
  assert(
    property(
      array(part, { maxLength: 8 }),
      string({ unit: constantFrom('a', 'b', ' ') }),
      (parts, text) => {
        const isFound = isHit({ words: [parts.join('')] }, { text });
        const pieces = parts.join('').split('*').filter(Boolean);
        if (isFound) expect(pieces.every((piece) => text.includes(piece))).toBe(true);
      },
    ),
  );
});

const hostile = [
  'a*'.repeat(500).concat('b'),
  '*'.repeat(1_000).concat('b'),
  '(a+)+$',
  '^(a|a)*$',
  '(?=a)*'.repeat(300),
  'a'.repeat(60_000),
  'aa*'.repeat(20_000),
];

test.each(hostile)(
  'matchingRules: searches each part of the pattern %.12s… once, without backtracking',
  (pattern) => {
    const text = 'a'.repeat(50_000);
    const seek = vi.spyOn(String.prototype, 'indexOf');
    isHit({ words: [pattern] }, { text });
    const starts = seek.mock.calls.map(([, from]) => from ?? 0);
    seek.mockRestore();
    expect(starts.length).toBeLessThanOrEqual(pattern.split('*').filter(Boolean).length);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  },
);

test('matchingRules: finds a word anywhere in a text, in any script', () => {
  assert(
    property(
      string({ unit: 'grapheme' }),
      string({ unit: 'grapheme', minLength: 1 }),
      string(),
      (before, word, after) => {
        const parts = word.split('*').map(comparableText).filter(Boolean);
        const text = `${before}${parts.join('')}${after}`;
        expect(isHit({ words: [word] }, { text })).toBe(parts.length > 0);
      },
    ),
  );
});

test('matchingRules: does not search a text that lacks the letter pairs of the word', () => {
  const seek = vi.spyOn(String.prototype, 'indexOf');
  const isFound = isHit({ words: ['kraken', 'squid*of the deep'] });
  const searches = seek.mock.calls.length;
  seek.mockRestore();
  expect(isFound).toBe(false);
  expect(searches).toBe(0);
});

test('matchingRules: a hundred rules over two hundred statuses search each word once per status and parse each rule once', () => {
  const rules = Array.from({ length: 100 }, (_, index) => ({
    ...any,
    id: String(index),
    words: [`kraken${index}`, `squid${index}*of the deep`],
  }));
  const seek = vi.spyOn(String.prototype, 'indexOf');
  const split = vi.spyOn(String.prototype, 'split');
  for (let post = 0; post < 200; post += 1)
    expect(matchingRules(rules, { ...subject, text: `post ${post}` }, 'home', 100)).toHaveLength(0);
  const counts = [seek.mock.calls.length, split.mock.calls.length];
  seek.mockRestore();
  split.mockRestore();
  expect(counts[0]).toBeLessThanOrEqual(200 * 100 * 2);
  /* Each rule has two words and the address of an author. */
  expect(counts[1]).toBeLessThanOrEqual(100 * 3);
});
