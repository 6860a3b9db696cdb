import { expect, test } from 'vitest';
import { isEmailAddress, registrationErrors, type RegistrationInput } from './registration.ts';

const signUp: RegistrationInput = {
  username: 'jun',
  displayName: 'Jun',
  email: 'jun@far.example',
  password: 'correct horse battery',
  confirm: 'correct horse battery',
  note: '',
  reason: '',
};
const free = { isNameInUse: false, isEmailInUse: false };
const demands = { displayName: 5, note: 10, bytesPerCharacter: 32, needsEmail: true };

test.each<
  [
    string,
    Partial<RegistrationInput>,
    Partial<typeof free>,
    Partial<typeof demands>,
    Record<string, string[]>,
  ]
>([
  ['a complete registration', {}, {}, {}, {}],
  ['a note at the limit', { note: 'x'.repeat(10) }, {}, {}, {}],
  [
    'a longer note',
    { note: 'x'.repeat(11) },
    {},
    {},
    { bio: ['should be at most 10 character(s)'] },
  ],
  ['a name at the limit', { displayName: 'Junko' }, {}, {}, {}],
  [
    'a longer name',
    { displayName: 'Junko!' },
    {},
    {},
    { name: ['should be at most 5 character(s)'] },
  ],
  ['a reason at the limit', { reason: 'x'.repeat(500) }, {}, {}, {}],
  [
    'a longer reason',
    { reason: 'x'.repeat(501) },
    {},
    {},
    { registration_reason: ['should be at most 500 character(s)'] },
  ],
  ['no address', { email: '' }, {}, {}, { email: ["can't be blank"] }],
  ['no address where none is needed', { email: '' }, {}, { needsEmail: false }, {}],
  ['a malformed address', { email: 'jun' }, {}, {}, { email: ['has invalid format'] }],
  ['a taken address', {}, { isEmailInUse: true }, {}, { email: ['has already been taken'] }],
  ['a taken name', {}, { isNameInUse: true }, {}, { nickname: ['has already been taken'] }],
  [
    'a taken name and address',
    {},
    { isNameInUse: true, isEmailInUse: true },
    {},
    { email: ['has already been taken'] },
  ],
  [
    'a taken name without an address',
    { email: '' },
    { isNameInUse: true, isEmailInUse: true },
    { needsEmail: false },
    { nickname: ['has already been taken'] },
  ],
  ['a name with a space', { username: 'j un' }, {}, {}, { nickname: ['has invalid format'] }],
  ['a reserved name', { username: 'About' }, {}, {}, { nickname: ['is reserved'] }],
  ['no confirmation of the password', { confirm: undefined }, {}, {}, {}],
  [
    'another confirmation of the password',
    { confirm: 'other' },
    {},
    {},
    { password_confirmation: ['does not match confirmation'] },
  ],
])('registrationErrors: returns the errors of %s', (_, changes, inUse, limits, expected) => {
  const errors = registrationErrors(
    { ...signUp, ...changes },
    { ...free, ...inUse },
    { ...demands, ...limits },
  );
  expect(errors).toEqual(expected);
});

test('registrationErrors: reports a rejected password', () => {
  const errors = registrationErrors({ ...signUp, password: '', confirm: '' }, free, demands);
  expect(Object.keys(errors)).toEqual(['password']);
});

test.each([
  ['a@b.c', true],
  [`${'a'.repeat(248)}@far.c`, true],
  [`${'a'.repeat(249)}@far.c`, false],
  ['a@b', false],
  ['@b.c', false],
  ['a b@c.d', false],
])('isEmailAddress: for %s, returns %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
