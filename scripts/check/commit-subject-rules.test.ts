import { expect, test } from 'vitest';
import { commitSubjectErrors } from './commit-subject-rules.ts';

test.each([
  'composer: keep the draft when sending fails',
  'e2e: wait for the upload',
  'emoji-packs: request no page past the end',
  `docs: ${'a'.repeat(66)}`,
])('commitSubjectErrors: accepts "%s"', (subject) => {
  expect(commitSubjectErrors(subject)).toEqual([]);
});

test.each([
  [`docs: ${'a'.repeat(67)}`, '73 characters; at most 72'],
  ['Keep the draft', 'does not start with its area'],
  ['composer:', 'does not start with its area'],
  ['the composer: keep the draft', 'does not start with its area'],
  ['', 'does not start with its area'],
])('commitSubjectErrors: reports "%s"', (subject, sentence) => {
  expect(commitSubjectErrors(subject)).toEqual([expect.stringContaining(sentence)]);
});
