import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defineCall } from '@rookery/contract/call.ts';
import { entity } from '@rookery/contract/lenient-schema.ts';
import { ApiError } from './api-error.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { createTransport } from './transport.ts';

const post = defineCall('POST', '/api/v1/things', {
  caller: 'member',
  body: { encoding: 'json', fields: { status: 'text!' } },
  response: entity({ id: v.string() }, {}),
});

/** Returns the error of a call that fails with this body. A string is sent unchanged. */
async function refused(
  body: unknown,
  status = 403,
  token: () => string | undefined = () => 'secret-token',
): Promise<ApiError> {
  const call = createTransport({
    origin: 'https://rookery.example',
    token,
    clock: new FakeClock(),
    pace: async () => undefined,
    fetch: async () =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  });
  const error: unknown = await call(post, { body: { status: 'x' } }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('createTransport: removes from errors the token that the server repeats [R-AUTH-028]', () => {
  const said = 'Bearer secret-token is not welcome';
  test.each([
    ['a sentence', { error: said }],
    ['a sentence with the token twice', { error: `${said}; ${said}` }],
    ['other fields', { error: 'no', error_description: said, mfa_token: 'secret-token' }],
    [
      'nested fields',
      { errors: { detail: said }, request: { headers: [{ authorization: said }] } },
    ],
    ['a key', { error: 'no', 'secret-token': { 'secret-token': 1 } }],
    ['a text of JSON', { error: JSON.stringify({ email: [said] }) }],
    ['a list', [{ id: '1', error: said }]],
    ['a bare text', JSON.stringify(said)],
    ['an escaped spelling', String.raw`{"error":"\u0073ecret-token and secret\u002dtoken"}`],
    ['HTML', `<html><title>500</title><pre>Authorization: ${said}</pre></html>`],
  ])('in %s', async (_, body) => {
    for (const status of [400, 401, 403, 404, 429, 500, 503]) {
      const error = await refused(body, status);
      const all = [error.message, error.stack, String(error), JSON.stringify(error.body)].join();
      expect(all).not.toMatch(/secret-token/u);
    }
  });

  test('and keeps the rest of the message', async () => {
    const { message } = await refused({ error: said });
    expect(message).toBe('Bearer … is not welcome');
  });

  test.each(['', undefined])(
    'removes nothing from the error of a request without a token (%j)',
    async (token) => {
      expect((await refused({ error: said }, 403, () => token)).message).toBe(said);
    },
  );

  test.each([
    ['{"error":"no"}', 'no'],
    ['"no"', 'no'],
    ['', ''],
    ['{}', ''],
  ])('leaves a body without the token, %j, as %j', async (body, message) => {
    expect((await refused(body)).message).toBe(message);
  });
});
