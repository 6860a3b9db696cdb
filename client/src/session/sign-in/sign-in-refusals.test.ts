import { expect, test } from 'vitest';
import { ApiError, errorFromResponse } from '#api/api-error.ts';
import { isOutsideScopes, isPasswordGrantRefused, isScopeRefusal } from './sign-in-refusals.ts';
import { toSignInOutcome } from './sign-in.ts';

const errorOf = (status: number, body?: unknown): ApiError =>
  errorFromResponse(new Response('', { status }), body);

const gotosocial = {
  error: 'invalid_request',
  error_description: 'Bad Request: redirect_uri was not set in the token request form',
};

test.each<[string, number, unknown, boolean]>([
  ['GoToSocial', 400, gotosocial, true],
  ['snac', 400, undefined, true],
  ['Mastodon 4.4', 400, { error: 'unsupported_grant_type' }, true],
  ['a server that allows it to no client', 400, { error: 'unauthorized_client' }, true],
  ['a server without the call', 405, undefined, true],
  ['Akkoma, for a wrong password', 400, { error: 'Invalid credentials' }, false],
  ['Mastodon 4.3, for a wrong password', 400, { error: 'invalid_grant' }, false],
  ['a server with 401', 401, { error: 'no' }, false],
  ['Akkoma, for an account that is disabled', 403, { error: 'Your account is disabled' }, false],
  ['a server with a fault', 500, undefined, false],
])(
  'isPasswordGrantRefused: for the response of %s with status %i and body %j, returns %s [R-AUTH-040]',
  (_, status, body, expected) => {
    expect(isPasswordGrantRefused(errorOf(status, body))).toBe(expected);
  },
);

test('isPasswordGrantRefused: returns false if the server has not responded', () => {
  expect(isPasswordGrantRefused(new ApiError('offline'))).toBe(false);
  expect(isPasswordGrantRefused(new Error('x'))).toBe(false);
});

test('toSignInOutcome: reads a wrong password of Mastodon before 4.4', () => {
  expect(toSignInOutcome(errorOf(400, { error: 'invalid_grant' }))).toEqual({
    kind: 'wrongPassword',
  });
});

test.each<[number, unknown, boolean]>([
  [422, { error: 'Validation failed: Scopes doesn’t match configured on the server.' }, true],
  [400, { error: 'invalid_request', error_description: 'unknown scope' }, true],
  [400, { error: 'invalid_scope' }, true],
  [422, undefined, true],
  [422, { error: 'Application name can’t be blank' }, false],
  [429, { error: 'scope' }, false],
  [500, undefined, false],
])('isScopeRefusal: for status %i and body %j, returns %s', (status, body, expected) => {
  expect(isScopeRefusal(errorOf(status, body))).toBe(expected);
});

test.each<[number, string, boolean]>([
  [403, 'This action is outside the authorized scopes', true],
  [403, 'Insufficient permissions: write:statuses.', true],
  [403, 'Forbidden: token has insufficient scope permission', true],
  [403, 'Invalid credentials.', false],
  [403, 'User is not a staff member.', false],
  [403, 'This action is not allowed', false],
  [401, 'This action is outside the authorized scopes', false],
])(
  'isOutsideScopes: for status %i and body %j, returns %s [R-AUTH-042]',
  (status, error, expected) => {
    expect(isOutsideScopes(errorOf(status, { error }))).toBe(expected);
  },
);
