import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from './word-parts.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A build's server of words; it answers so many times with a failure first. */
function serveWords(failures = 0): string[] {
  const asked: string[] = [];
  vi.stubEnv('DEV', false);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (asked.length <= failures) return new Response('', { status: 500 });
    return Response.json({ messages: { abc123: address } });
  });
  return asked;
}

test('a part that several chunks need at once is asked for once', async () => {
  const asked = serveWords();
  const [one, other] = await Promise.all([
    loadWords('en', ['once', 'twice']),
    loadWords('en', ['twice']),
  ]);
  await loadWords('en', ['once']);
  expect(asked).toHaveLength(2);
  expect(one).toEqual(other);
});

test('a part that could not be had is asked for again', async () => {
  const asked = serveWords(1);
  await expect(loadWords('en', ['lost'])).rejects.toThrow('en/lost');
  await expect(loadWords('en', ['lost'])).resolves.toHaveProperty('abc123');
  expect(asked).toHaveLength(2);
});
