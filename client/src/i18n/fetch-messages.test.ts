import { afterEach, expect, test, vi } from 'vitest';
import { fetchMessages } from './fetch-messages.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/**
 * Mock server for the message files of a build; its first responses fail the given number of times.
 */
function mockMessageServer(failures = 0): string[] {
  const requestedPaths: string[] = [];
  vi.stubEnv('DEV', false);
  vi.stubGlobal('fetch', async (address: string) => {
    requestedPaths.push(address);
    if (requestedPaths.length <= failures) return new Response('', { status: 500 });
    return Response.json({ messages: { abc123: address } });
  });
  return requestedPaths;
}

test('fetchMessages: requests a part needed by several chunks once', async () => {
  const requestedPaths = mockMessageServer();
  const [one, other] = await Promise.all([
    fetchMessages('en', ['once', 'twice']),
    fetchMessages('en', ['twice']),
  ]);
  await fetchMessages('en', ['once']);
  expect(requestedPaths).toHaveLength(2);
  expect(one).toEqual(other);
});

test('fetchMessages: requests a failed part again', async () => {
  const requestedPaths = mockMessageServer(1);
  await expect(fetchMessages('en', ['lost'])).rejects.toThrow('en/lost');
  await expect(fetchMessages('en', ['lost'])).resolves.toHaveProperty('abc123');
  expect(requestedPaths).toHaveLength(2);
});
