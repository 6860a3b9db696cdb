import { expect, test } from 'vitest';
import { passwordError } from './password-error.ts';

const short = 'should be at least 8 character(s)';
const blank = "can't be blank";

test.each([
  ['', blank],
  ['        ', blank],
  ['a', short],
  ['1234567', short],
  ['👩‍👩‍👧‍👦', short],
  // One letter with seven combining marks, and ligatures that become longer by normalisation.
  ['e\u0301\u0302\u0303\u0304\u0305\u0306\u0307', short],
  ['12345678', undefined],
  ['пароль-8', undefined],
  ['鍵鍵鍵鍵鍵鍵鍵鍵', undefined],
  ['x'.repeat(4096), undefined],
  ['x'.repeat(4097), 'should be at most 4096 character(s)'],
  // Few characters, but too many bytes to hash at every sign-in.
  [`12345678${'\u0301'.repeat(4096)}`, 'should be at most 4096 character(s)'],
])(
  'passwordError: measures a password in characters and bytes (%#) [R-INST-039]',
  (password, expected) => {
    expect(passwordError(password)).toBe(expected);
  },
);
