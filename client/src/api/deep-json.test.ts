import { expect, test } from 'vitest';
import { getStatus } from '@rookery/contract/calls/statuses.ts';
import { ApiError } from './api-error.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { createTransport } from './transport.ts';

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

test.each([
  ['a response', deep, 200, 'malformed'],
  ['a field of a response', `{"other":${deep}}`, 200, 'malformed'],
  ['an error', deep, 422, 'invalid'],
  ['a field of an error', `{"error":"secret-token","other":${deep}}`, 422, 'invalid'],
  ['an error of the server', `{"error":${deep}}`, 500, 'server'],
] as const)(
  'createTransport: throws an ApiError for %s nested 100,000 times',
  async (_, body, status, kind) => {
    const call = createTransport({
      origin: 'https://rookery.example',
      token: () => 'secret-token',
      clock: new FakeClock(),
      pace: async () => undefined,
      fetch: async () => new Response(body, { status }),
    });
    const thrown = await call(getStatus, { path: { id: '1' } }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ kind, status });
  },
);
