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
