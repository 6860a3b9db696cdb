import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

const texts = ['Jun 🦊', 'jun@kettle.example', 'The Heron is back'];

test.each([
  ['', true],
  ['  ', true],
  ['heron', true],
  ['JUN heron', true],
  ['kettle', true],
  ['jun heronry', false],
  ['mira', false],
])('matchesText: %j: %s', (typed, expected) => {
  expect(matchesText(typed, texts)).toBe(expected);
});
