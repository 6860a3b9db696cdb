import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { FilterRule } from '#session/preferences/rows/filter-rules.ts';
import { ruleHits, type RuleSubject } from './rule-hits.ts';

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
const subject: RuleSubject = {
  text: 'the heron is back on the old canal\n',
  acct: 'jun@far.example',
  isRepeat: false,
  isBot: false,
  hasSubject: false,
  language: 'en-GB',
};
const isHit = (rule: Partial<FilterRule>, of: Partial<RuleSubject> = {}): boolean =>
  ruleHits([{ ...any, ...rule }], { ...subject, ...of }, 'home', 100).length > 0;

test.each<[string, boolean, Partial<FilterRule>, Partial<RuleSubject>?]>([
  ['nothing asked', false, {}],
  ['a word', true, { words: ['Heron'] }],
  ['another word', false, { words: ['kraken'] }],
  ['one of two words', true, { words: ['kraken', 'canal'] }],
  ['a pattern', true, { words: ['heron*canal'] }],
  ['a pattern the other way round', false, { words: ['canal*heron'] }],
  ['stars alone', false, { words: ['***'] }],
  ['the author', true, { author: 'Jun@far.example' }],
  ['another author', false, { author: 'jun@near.example' }],
  ['the instance', true, { instance: 'far.example' }],
  ['part of the instance', false, { instance: 'ar.example' }],
  ['repeats', true, { isRepeat: true }, { isRepeat: true }],
  ['all but repeats', false, { isRepeat: false }, { isRepeat: true }],
  ['bots', true, { isBot: true }, { isBot: true }],
  ['posts with a subject', true, { hasSubject: true }, { hasSubject: true }],
  ['posts without a subject', false, { hasSubject: false }, { hasSubject: true }],
  ['the language', true, { language: 'en' }],
  ['another language', false, { language: 'de' }],
  ['no known language', false, { language: 'de' }, { language: null }],
  ['the author and a word', false, { author: 'jun@far.example', words: ['kraken'] }],
  ['a place', true, { words: ['heron'], where: ['home'] }],
  ['another place', false, { words: ['heron'], where: ['thread'] }],
  ['for some time still', true, { words: ['heron'], expiresAt: 101 }],
  ['no longer', false, { words: ['heron'], expiresAt: 100 }],
])('a rule for %s: %j', (_, isFound, rule, of) => {
  expect(isHit(rule, of)).toBe(isFound);
});

test('what is found by a pattern is found by each of its parts', () => {
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

test('no pattern makes the work grow beyond the text: each part is sought once, onwards', () => {
  const text = 'a'.repeat(50_000);
  const words = ['a*'.repeat(500).concat('b')];
  expect(isHit({ words }, { text })).toBe(false);
});
