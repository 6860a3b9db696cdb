import { expect, test } from 'vitest';
import { mayStaffActOn } from './staff-rank.ts';

test.each([
  ['admin', 'admin', true],
  ['admin', 'moderator', true],
  ['admin', null, true],
  ['moderator', 'admin', false],
  ['moderator', 'moderator', true],
  ['moderator', null, true],
  [null, 'admin', false],
  [null, 'moderator', false],
  [null, null, false],
] as const)(
  'mayStaffActOn: for a member with the role %s and an account with %s, returns %s [R-INST-040]',
  (staff, target, allowed) => {
    expect(mayStaffActOn(staff, target)).toBe(allowed);
  },
);
