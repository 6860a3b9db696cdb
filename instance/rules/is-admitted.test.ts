import { expect, test } from 'vitest';
import { isAdmitted } from './is-admitted.ts';

test.each([
  [1, 1, 1, true],
  [0, 1, 1, false],
  [1, 0, 1, false],
  [1, 1, 0, false],
])(
  'isAdmitted: with active %i, approved %i and confirmed %i, returns %s',
  (active, approved, confirmed, expected) => {
    expect(isAdmitted({ active, approved, confirmed })).toBe(expected);
  },
);
