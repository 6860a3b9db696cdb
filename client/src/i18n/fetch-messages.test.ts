import { afterEach, expect, test, vi } from 'vitest';
import { fetchMessages } from './fetch-messages.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Mocks the server of message files. The given number of responses fail at first. */
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

test('fetchMessages: sends one request for a file that several chunks need', async () => {
  const requestedPaths = mockMessageServer();
  const [one, other] = await Promise.all([
    fetchMessages('en', ['once', 'twice']),
    fetchMessages('en', ['twice']),
  ]);
  await fetchMessages('en', ['once']);
  expect(requestedPaths).toHaveLength(2);
  expect(one).toEqual(other);
});

test('fetchMessages: requests a file that failed again', async () => {
  const requestedPaths = mockMessageServer(1);
  await expect(fetchMessages('en', ['lost'])).rejects.toThrow('en/lost');
  await expect(fetchMessages('en', ['lost'])).resolves.toHaveProperty('abc123');
  expect(requestedPaths).toHaveLength(2);
});
