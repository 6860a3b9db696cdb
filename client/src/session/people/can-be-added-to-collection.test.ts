import { expect, test } from 'vitest';
import { canBeAddedToCollection } from './can-be-added-to-collection.ts';

test.each([
  ['automatic', true],
  ['manual', true],
  ['denied', false],
  ['unknown', false],
  ['missing', false],
  ['something new', false],
])(
  'canBeAddedToCollection: with the approval %j, returns %j [R-PROF-048]',
  (featureApproval, expected) => {
    expect(canBeAddedToCollection({ id: '1', featureApproval })).toBe(expected);
  },
);

test('canBeAddedToCollection: of an account without an approval, returns false [R-PROF-048]', () => {
  expect(canBeAddedToCollection({ id: '1' })).toBe(false);
});
