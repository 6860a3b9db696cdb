import { expect, test } from 'vitest';
import { mayActOn } from './staff-rank.ts';

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
] as const)('mayActOn: %s on %s is %s [R-INST-040]', (staff, target, allowed) => {
  expect(mayActOn(staff, target)).toBe(allowed);
});
