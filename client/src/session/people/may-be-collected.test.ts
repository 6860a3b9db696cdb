import { expect, test } from 'vitest';
import { mayBeCollected } from './may-be-collected.ts';

test.each([
  ['automatic', true],
  ['manual', true],
  ['denied', false],
  ['unknown', false],
  ['missing', false],
  ['something new', false],
])('mayBeCollected: with the approval %j, returns %j [R-PROF-048]', (featureApproval, expected) => {
  expect(mayBeCollected({ id: '1', featureApproval })).toBe(expected);
});

test('mayBeCollected: of an account without an approval, returns false [R-PROF-048]', () => {
  expect(mayBeCollected({ id: '1' })).toBe(false);
});
