import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCachedFiles } from './cached-files.ts';

/** What a browser's caches do, as far as files need it; `isFull` and `isBroken` as they fail. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const fails = { isFull: false, isBroken: false };
  const look = (): void => {
    if (fails.isBroken) throw new DOMException('no caches', 'UnknownError');
  };
  const open = async (name: string) => {
    look();
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      put: async (path: string, answer: Response) => {
        if (fails.isFull) throw new DOMException('no room', 'QuotaExceededError');
        held.set(path, answer);
      },
      match: async (path: string) => held.get(path)?.clone(),
    };
  };
  return {
    fails,
    open,
    keys: async () => [...all.keys()],
    match: async (path: string, { cacheName }: { cacheName?: string } = {}) => {
      look();
      const searched = cacheName === undefined ? [...all.values()] : [all.get(cacheName)];
      return searched
        .find((held) => held?.has(path))
        ?.get(path)
        ?.clone();
    },
  };
}

const fetched = vi.fn<(asked: unknown, options?: RequestInit) => Promise<Response>>();
let stored = fakeCaches();

beforeEach(() => {
  stored = fakeCaches();
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockReset();
});

const files = createCachedFiles('1', { scripts: [], words: {} });
const ask = (path: string): Request => new Request(`https://instance.test${path}`);
const answerOf = (body: string, type: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': type } });
const page = (body: string, status = 200) => answerOf(body, 'text/html; charset=utf-8', status);

/** Asks, and waits for what goes on behind the answer; gives its words. */
async function wordsOf(answerer: 'file' | 'page' | 'rescue', path: string): Promise<string> {
  const work: Promise<unknown>[] = [];
  const answer = await files[answerer](ask(path), (later) => void work.push(later));
  const words = await answer.text();
  await Promise.all(work);
  return words;
}

const kinds = [
  ['file', '/assets/a.js', 'text/javascript'],
  ['rescue', '/static/rescue.html', 'text/html'],
  ['page', '/', 'text/html'],
] as const;

test.each(kinds)(
  'a %s comes, and can be had without a network afterwards',
  async (kind, path, type) => {
    fetched.mockResolvedValueOnce(answerOf('new', type));
    expect(await wordsOf(kind, path)).toBe('new');
    fetched.mockRejectedValue(new TypeError('no network'));
    expect(await wordsOf(kind, path)).toBe('new');
  },
);

test.each(kinds)('a %s comes where the disk is full', async (kind, path, type) => {
  stored.fails.isFull = true;
  fetched.mockResolvedValueOnce(answerOf('new', type));
  expect(await wordsOf(kind, path)).toBe('new');
});

test.each(kinds)(
  'a %s comes where the browser refuses to keep anything',
  async (kind, path, type) => {
    stored.fails.isBroken = true;
    fetched.mockResolvedValueOnce(answerOf('new', type));
    expect(await wordsOf(kind, path)).toBe('new');
  },
);

test('the newest page is shown, though it cannot be kept in the place of an older one', async () => {
  fetched.mockResolvedValueOnce(page('old'));
  await wordsOf('page', '/');
  stored.fails.isFull = true;
  fetched.mockResolvedValueOnce(page('new'));
  expect(await wordsOf('page', '/')).toBe('new');
});

test.each([500, 502, 503, 504])(
  'the kept page stands in for a server that answers %i',
  async (status) => {
    fetched.mockResolvedValueOnce(page('kept'));
    await wordsOf('page', '/');
    fetched.mockResolvedValueOnce(page('', status));
    expect(await wordsOf('page', '/notice/7')).toBe('kept');
  },
);

test('the kept page of last resort stands in for a server that fails', async () => {
  fetched.mockResolvedValueOnce(page('kept'));
  await wordsOf('rescue', '/static/rescue.html');
  fetched.mockResolvedValueOnce(page('', 502));
  expect(await wordsOf('rescue', '/static/rescue.html')).toBe('kept');
});

test('without a kept page the server’s own words are shown', async () => {
  fetched.mockResolvedValueOnce(page('Bad gateway', 502));
  expect(await wordsOf('page', '/')).toBe('Bad gateway');
});

test('a server that does not begin to answer is waited for 4 seconds; what has begun is not cut off', async () => {
  fetched.mockResolvedValueOnce(page('kept'));
  await wordsOf('page', '/');
  vi.useFakeTimers();
  const signals: (AbortSignal | null | undefined)[] = [];
  fetched.mockImplementationOnce(async (_, options) => {
    signals.push(options?.signal);
    return page('slow');
  });
  expect(await wordsOf('page', '/notice/7')).toBe('slow');
  vi.advanceTimersByTime(60_000);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);

  fetched.mockImplementationOnce(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('too late')));
      }),
  );
  const late = wordsOf('page', '/notice/7');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await late).toBe('kept');
});
