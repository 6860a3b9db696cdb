import { expect, test } from 'vitest';
import { isAccountVisible } from './is-account-visible.ts';

test.each([
  [1, 1, 1, true],
  [0, 1, 1, false],
  [1, 0, 1, false],
  [1, 1, 0, false],
])(
  'isAccountVisible: with active %i, approved %i and confirmed %i, returns %s',
  (active, approved, confirmed, expected) => {
    expect(isAccountVisible({ active, approved, confirmed })).toBe(expected);
  },
);
