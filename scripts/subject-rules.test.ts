import { expect, test } from 'vitest';
import { troublesOfSubject } from './subject-rules.ts';

test.each(['Show people', 'Öffne die Tür', 'A'.repeat(72)])('"%s" is sound', (subject) => {
  expect(troublesOfSubject(subject)).toEqual([]);
});

test.each([
  ['A'.repeat(73), '73 characters; at most 72'],
  ['fix things', 'no capital letter'],
  ['', 'no capital letter'],
])('"%s" is reported', (subject, sentence) => {
  expect(troublesOfSubject(subject)).toEqual([expect.stringContaining(sentence)]);
});
