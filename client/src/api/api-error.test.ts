import { expect, test } from 'vitest';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { ApiError, isSignedOutError } from './api-error.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { createTransport } from './transport.ts';

/** Returns the error of a call that receives this response. */
async function errorOf(status: number, body: string): Promise<unknown> {
  const call = createTransport({
    origin: 'https://rookery.example',
    token: () => 'secret-token',
    fetch: () => Promise.resolve(new Response(body, { status })),
    pace: () => Promise.resolve(),
    clock: new FakeClock(),
  });
  return call(verifyCredentials, {}).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test.each([
  '<html><title>Sign in to the network</title></html>',
  '',
  'null',
  'Unauthorized',
  '"Unauthorized"',
  '[]',
  '{}',
  '{"message":"Unauthorized"}',
  '{"error":401}',
  '{"error":""}',
  '{"error":{"code":401}}',
  '[{"id":"1","error":"x"}]',
])(
  'errorFromResponse: returns the kind server, and not unauthorized, for 401 with the body %j',
  async (body) => {
    const error = await errorOf(401, body);
    expect(error).toMatchObject({ kind: 'server', status: 401 });
    expect(isSignedOutError(error)).toBe(false);
  },
);

test.each([
  [{ email: ['is invalid'] }, 'Email. is invalid.'],
  [{ email: ['is invalid', 'is too long.'] }, 'Email. is invalid. Email. is too long.'],
  [{ display_name: ['is too long'] }, 'Display name. is too long.'],
  [{ ap_id: ['has already been taken'] }, 'Username. has already been taken.'],
  [
    { nickname: ['has already been taken'], ap_id: ['has already been taken'] },
    'Username. has already been taken.',
  ],
  [{ email: ['is invalid', 'is invalid.'] }, 'Email. is invalid.'],
  [{ captcha: ['Falsche Antwort'] }, 'Captcha. Falsche Antwort.'],
])(
  'errorFromResponse: writes %j as field name, full stop and message [R-REG-023]',
  async (fields, message) => {
    const body = JSON.stringify({ error: JSON.stringify(fields) });
    expect(await errorOf(400, body)).toMatchObject({ message });
  },
);

test.each([{ error: 400 }, { error: '500' }, { error: ' 500 ' }, { message: '503' }, '500'])(
  'errorFromResponse: uses no message for the body %j',
  async (body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(await errorOf(400, text)).toMatchObject({ message: '' });
  },
);

test.each([
  [401, '{"error":"The access token is invalid"}', true],
  [401, '{"error":"invalid_token","error_description":"The token was revoked"}', true],
  [403, '{"error":"Invalid credentials."}', true],
  [403, '"Invalid credentials."', false],
  [403, '{"error":"User is not an admin."}', false],
  [403, '', false],
])(
  'isSignedOutError: for status %i with the body %s, returns %s',
  async (status, body, isExpected) => {
    expect(isSignedOutError(await errorOf(status, body))).toBe(isExpected);
  },
);

test('isSignedOutError: returns true for the error of a paused session, and false if there is no network', () => {
  expect(isSignedOutError(new ApiError('unauthorized'))).toBe(true);
  expect(isSignedOutError(new ApiError('offline'))).toBe(false);
});
