import { expect, test } from 'vitest';
import { errorFromResponse } from '#api/api-error.ts';
import { readRefusedFields } from './refused-fields.ts';

const refused = (body: unknown) => errorFromResponse(new Response('', { status: 400 }), body);
const ofAkkoma = (fields: object) => refused({ error: JSON.stringify(fields) });
const inUse = ['has already been taken'];

test.each([
  [{ nickname: inUse, ap_id: inUse }, { username: 'Username. has already been taken.' }, []],
  [{ ap_id: inUse }, { username: 'Username. has already been taken.' }, []],
  [{ nickname: ['is reserved'] }, { username: 'Username. is reserved.' }, []],
  [
    { nickname: ['has invalid format', 'is reserved'] },
    { username: 'Username. has invalid format. Username. is reserved.' },
    [],
  ],
  [
    { email: ['has invalid format'], password_confirmation: ['does not match'] },
    {
      email: 'Email. has invalid format.',
      confirm: 'Password confirmation. does not match.',
    },
    [],
  ],
  [
    { name: ['is too long'], captcha: ['Invalid CAPTCHA'], toString: ['no'] },
    { fullname: 'Name. is too long.' },
    ['Captcha. Invalid CAPTCHA.', 'ToString. no.'],
  ],
])(
  'readRefusedFields: reads the refused fields in Akkoma’s error %j',
  (fields, byField, others) => {
    const found = readRefusedFields(ofAkkoma(fields));
    expect(Object.fromEntries(found?.byField ?? [])).toEqual(byField);
    expect(found?.others).toEqual(others);
  },
);

test('readRefusedFields: reads the refused fields in the details of Mastodon’s error', () => {
  const found = readRefusedFields(
    refused({
      error: 'Validation failed: Username has already been taken',
      details: {
        username: [{ error: 'ERR_TAKEN', description: 'has already been taken' }],
        date_of_birth: [{ error: 'ERR_BLANK', description: 'can’t be blank' }],
      },
    }),
  );
  expect(found?.byField.get('username')).toBe('Username. has already been taken.');
  expect(found?.byField.get('birthDate')).toBe('Date of birth. can’t be blank.');
  expect(found?.others).toEqual([]);
});

test.each([
  undefined,
  '',
  'Invalid token',
  { error: 'Invalid token' },
  { error: '{"captcha":["Invalid CAPTCHA"]}' },
  { error: '{"email":"x"}' },
  { details: [] },
])(
  'readRefusedFields: returns undefined for the error %j, which names no field of the form',
  (body) => {
    expect(readRefusedFields(refused(body))).toBeUndefined();
  },
);
