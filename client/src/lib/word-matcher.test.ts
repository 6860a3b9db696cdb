import { expect, test } from 'vitest';
import { createWordMatcher } from './word-matcher.ts';

const text = 'Jun 🦊 jun@kettle.example The Heron is back at the Café';

test.each([
  ['heron', true],
  ['JUN heron', true],
  ['kettle', true],
  ['cafe', true],
  ['jun heronry', false],
  ['mira', false],
  ['café', true],
])('createWordMatcher: returns a function that for %j returns %s', (typed, expected) => {
  expect(createWordMatcher(typed)?.(text)).toBe(expected);
});

test.each(['', '  '])(
  'createWordMatcher: returns undefined for “%s”, which has no words',
  (typed) => {
    expect(createWordMatcher(typed)).toBeUndefined();
  },
);
