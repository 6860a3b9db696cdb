import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileCache } from './create-file-cache.ts';

/** A mock of the Cache API for files. `isFull` and `isBroken` make it fail. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const fails = { isFull: false, isBroken: false };
  const checkAccess = (): void => {
    if (fails.isBroken) throw new DOMException('no caches', 'UnknownError');
  };
  const open = async (name: string) => {
    checkAccess();
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: async (path: string, response: Response) => {
        if (fails.isFull) throw new DOMException('no room', 'QuotaExceededError');
        entries.set(path, response);
      },
      match: async (path: string) => entries.get(path)?.clone(),
    };
  };
  return {
    fails,
    open,
    keys: async () => [...all.keys()],
    match: async (path: string, { cacheName }: { cacheName?: string } = {}) => {
      checkAccess();
      const searched = cacheName === undefined ? [...all.values()] : [all.get(cacheName)];
      return searched
        .find((entries) => entries?.has(path))
        ?.get(path)
        ?.clone();
    },
  };
}

const fetched = vi.fn<(request: unknown, options?: RequestInit) => Promise<Response>>();
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

const files = createFileCache('1', { scripts: [], messages: {} });
const requestFor = (path: string): Request => new Request(`https://instance.test${path}`);
const createResponse = (body: string, type: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': type } });
const page = (body: string, status = 200) =>
  createResponse(body, 'text/html; charset=utf-8', status);

/**
 * Sends a request through the cache, waits for its background work and returns the text of the
 * response.
 */
async function responseText(answerer: 'file' | 'page' | 'rescue', path: string): Promise<string> {
  const work: Promise<unknown>[] = [];
  const response = await files[answerer](requestFor(path), (later) => void work.push(later));
  const text = await response.text();
  await Promise.all(work);
  return text;
}

const kinds = [
  ['file', '/assets/a.js', 'text/javascript'],
  ['rescue', '/static/rescue.html', 'text/html'],
  ['page', '/', 'text/html'],
] as const;

test.each(kinds)(
  'createFileCache: returns a %s from the network, and later from the cache if there is no network',
  async (kind, path, type) => {
    fetched.mockResolvedValueOnce(createResponse('new', type));
    expect(await responseText(kind, path)).toBe('new');
    fetched.mockRejectedValue(new TypeError('no network'));
    expect(await responseText(kind, path)).toBe('new');
  },
);

test.each(kinds)('createFileCache: returns a %s if the disk is full', async (kind, path, type) => {
  stored.fails.isFull = true;
  fetched.mockResolvedValueOnce(createResponse('new', type));
  expect(await responseText(kind, path)).toBe('new');
});

test.each(kinds)(
  'createFileCache: returns a %s if the browser refuses to store anything',
  async (kind, path, type) => {
    stored.fails.isBroken = true;
    fetched.mockResolvedValueOnce(createResponse('new', type));
    expect(await responseText(kind, path)).toBe('new');
  },
);

test('createFileCache: returns the newest page even if it cannot replace the cached one', async () => {
  fetched.mockResolvedValueOnce(page('old'));
  await responseText('page', '/');
  stored.fails.isFull = true;
  fetched.mockResolvedValueOnce(page('new'));
  expect(await responseText('page', '/')).toBe('new');
});

test.each([500, 502, 503, 504])(
  'createFileCache: returns the cached page if the server responds with %i',
  async (status) => {
    fetched.mockResolvedValueOnce(page('kept'));
    await responseText('page', '/');
    fetched.mockResolvedValueOnce(page('', status));
    expect(await responseText('page', '/notice/7')).toBe('kept');
  },
);

test('createFileCache: returns the cached rescue page if the server fails', async () => {
  fetched.mockResolvedValueOnce(page('kept'));
  await responseText('rescue', '/static/rescue.html');
  fetched.mockResolvedValueOnce(page('', 502));
  expect(await responseText('rescue', '/static/rescue.html')).toBe('kept');
});

test('createFileCache: returns the error of the server if no page is cached', async () => {
  fetched.mockResolvedValueOnce(page('Bad gateway', 502));
  expect(await responseText('page', '/')).toBe('Bad gateway');
});

test('createFileCache: returns the cached page after 4 seconds without a response, and waits for a response that has started', async () => {
  fetched.mockResolvedValueOnce(page('kept'));
  await responseText('page', '/');
  vi.useFakeTimers();
  const signals: (AbortSignal | null | undefined)[] = [];
  fetched.mockImplementationOnce(async (_, options) => {
    signals.push(options?.signal);
    return page('slow');
  });
  expect(await responseText('page', '/notice/7')).toBe('slow');
  vi.advanceTimersByTime(60_000);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);

  fetched.mockImplementationOnce(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('too late')));
      }),
  );
  const pendingText = responseText('page', '/notice/7');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await pendingText).toBe('kept');
});

/** Creates a response that records whether its body was cancelled. */
function createCancellable(status: number) {
  const cancel = vi.fn();
  const body = new ReadableStream({ cancel }, { highWaterMark: 0 });
  const headers = { 'content-type': 'text/html' };
  return { cancel, response: new Response(body, { status, headers }) };
}

test('createFileCache: cancels the page that a server sends for a missing file', async () => {
  const { cancel, response } = createCancellable(200);
  fetched.mockResolvedValueOnce(response);
  await files.keep(['/assets/gone.js'], false);
  expect(cancel).toHaveBeenCalledOnce();
});

test('createFileCache: cancels the body of an error if it returns the cached page instead', async () => {
  fetched.mockResolvedValueOnce(page('kept'));
  await responseText('page', '/');
  const { cancel, response } = createCancellable(502);
  fetched.mockResolvedValueOnce(response);
  expect(await responseText('page', '/')).toBe('kept');
  expect(cancel).toHaveBeenCalledOnce();
});

test('createFileCache: ends the request of a missing file when the page cancels it', async () => {
  const { cancel, response } = createCancellable(200);
  fetched.mockResolvedValueOnce(response);
  const served = await files.file(requestFor('/assets/gone.js'), () => undefined);
  await served.body?.cancel();
  expect(cancel).toHaveBeenCalledOnce();
});
