import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasReachedAge,
  validateRegistration,
  type RegistrationField,
} from './registration-rules.ts';

const good = {
  username: 'mira',
  fullname: 'Mira',
  email: '',
  password: 'the heron is back',
  confirm: 'the heron is back',
  birthDate: '',
  reason: '',
  bio: '',
};
const open = {
  needsReason: false,
  needsEmail: false,
  needsName: true,
  minAge: 0,
  reservedNames: ['about'],
  allowsHyphens: true,
};

test('validateRegistration: accepts complete values', () => {
  expect(validateRegistration(good, open)).toEqual({});
});

describe('validateRegistration: requires fields', () => {
  test.each<RegistrationField>(['username', 'fullname', 'password', 'confirm'])(
    '%s cannot be left blank [R-REG-010]',
    (field) => {
      expect(validateRegistration({ ...good, [field]: '' }, open)[field]).toBe('blank');
    },
  );

  test.each<RegistrationField>(['username', 'fullname'])(
    '%s of spaces is blank [R-REG-010]',
    (field) => {
      expect(validateRegistration({ ...good, [field]: '  ' }, open)).toEqual({ [field]: 'blank' });
    },
  );

  test('validateRegistration: accepts a password of spaces', () => {
    expect(validateRegistration({ ...good, password: '  ', confirm: '  ' }, open)).toEqual({});
  });

  test('validateRegistration: requires email and reason if the instance does [R-REG-013]', () => {
    expect(validateRegistration(good, { ...open, needsReason: true, needsEmail: true })).toEqual({
      email: 'blank',
      reason: 'blank',
    });
  });
});

test.each([
  ['mira@rookery.example', undefined],
  [' mira@rookery.example ', undefined],
  ['mira@localhost', undefined],
  ['मीरा@उदाहरण.example', undefined],
  ['mira', 'incomplete'],
  ['mira@', 'incomplete'],
  ['@rookery.example', 'incomplete'],
  ['mira @rookery.example', 'incomplete'],
  ['mira@one@two', 'incomplete'],
])('validateRegistration: the email address %j is %s', (email, expected) => {
  expect(validateRegistration({ ...good, email }, open).email).toBe(expected);
});

test.each([
  ['ana_garcia-2', true, undefined],
  [' ana ', true, undefined],
  ['ana-garcia', false, 'characters'],
  ['Ana García', true, 'characters'],
  ['ana@home', true, 'characters'],
  ['About', true, 'reserved'],
])(
  'validateRegistration: the username %j, with hyphens allowed: %j, is %s [R-REG-034]',
  (username, allowsHyphens, expected) => {
    const { username: error } = validateRegistration(
      { ...good, username },
      { ...open, allowsHyphens },
    );
    expect(error).toBe(expected);
  },
);

test('validateRegistration: reports a confirmation that differs, and never one that matches [R-REG-012]', () => {
  assert(
    property(string({ minLength: 1 }), string({ minLength: 1 }), (password, confirm) => {
      const { confirm: error } = validateRegistration({ ...good, password, confirm }, open);
      expect(error).toBe(password === confirm ? undefined : 'different');
    }),
  );
});

test.each([
  ['2010-11-30', true],
  ['2010-12-01', false],
  ['1990-01-01', true],
  ['', false],
  ['today', false],
])(
  'hasReachedAge: for somebody born on %s, the age 16 and the date 2026-11-30, returns %s [R-REG-030]',
  (birthDate, expected) => {
    expect(hasReachedAge(birthDate, 16, new Date(2026, 10, 30, 12))).toBe(expected);
  },
);

test('validateRegistration: requires the date of birth only with a minimum age', () => {
  const required = { ...open, minAge: 16 };
  const now = new Date(2026, 10, 30);
  expect(validateRegistration(good, required, now)).toEqual({ birthDate: 'blank' });
  expect(validateRegistration({ ...good, birthDate: '2020-01-01' }, required, now)).toEqual({
    birthDate: 'tooYoung',
  });
});
