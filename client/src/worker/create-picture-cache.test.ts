import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureCacheName } from '#lib/worker/worker-config.ts';
import { createPictureCache } from './create-picture-cache.ts';

/** A mock of the Cache API for pictures. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      keys: async () => [...entries.keys()],
      match: async (url: string) => entries.get(url)?.clone(),
      put: async (url: string, response: Response) => void entries.set(url, response),
      delete: async (url: string) => entries.delete(url),
    };
  };
  return {
    all,
    open,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      (await open(cacheName)).match(url),
  };
}

/** Returns a response of the type `basic`, which `new Response` cannot create. */
function basic(body: BodyInit, { status = 200, type = 'image/png' } = {}): Response {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
}

let stored = fakeCaches();
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  stored = fakeCaches();
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const address = (name: string): string => `https://instance.test/media/${name}`;

async function see(
  pictures: ReturnType<typeof createPictureCache>,
  name: string,
): Promise<Response> {
  let work: Promise<unknown> = Promise.resolve();
  const response = await pictures.answer(new Request(address(name)), (later) => {
    work = later;
  });
  await work;
  return response;
}

const offline = (): void => void fetched.mockRejectedValue(new TypeError('no network'));

test('createPictureCache: returns a cached picture if there is no network or the server fails', async () => {
  await stored.open(pictureCacheName);
  const pictures = createPictureCache();
  fetched.mockResolvedValueOnce(basic('heron'));
  expect(await (await see(pictures, 'a.png')).text()).toBe('heron');
  offline();
  expect(await (await see(pictures, 'a.png')).text()).toBe('heron');
  expect(await see(pictures, 'b.png')).toMatchObject({ status: 504, body: null });
  fetched.mockResolvedValueOnce(basic('', { status: 502 }));
  expect(await (await see(pictures, 'a.png')).text()).toBe('heron');
});

test('createPictureCache: returns the picture of the network if it responds', async () => {
  await stored.open(pictureCacheName);
  const pictures = createPictureCache();
  fetched.mockResolvedValueOnce(basic('old'));
  await see(pictures, 'a.png');
  fetched.mockResolvedValueOnce(basic('new'));
  expect(await (await see(pictures, 'a.png')).text()).toBe('new');
});

test('createPictureCache: caches nothing if the page has created no cache, as for visitors and after sign-out', async () => {
  const pictures = createPictureCache();
  fetched.mockResolvedValueOnce(basic('heron'));
  await see(pictures, 'a.png');
  expect(stored.all.size).toBe(0);
  offline();
  expect((await see(pictures, 'a.png')).status).toBe(504);
  expect(stored.all.size).toBe(0);
});

test.each([
  ['no picture', basic('<p>', { type: 'text/html' })],
  ['not found', basic('x', { status: 404 })],
  ['larger than 2 MB', basic('x'.repeat(2 * 1024 * 1024 + 1))],
  ['of another origin', new Response('x', { headers: { 'content-type': 'image/png' } })],
])('createPictureCache: does not cache a response that is %s', async (_, response) => {
  await stored.open(pictureCacheName);
  fetched.mockResolvedValueOnce(response);
  await see(createPictureCache(), 'a.png');
  expect(stored.all.get(pictureCacheName)?.size).toBe(0);
});

test('createPictureCache: deletes the pictures that were not seen for the longest time, also after a restart of the worker', async () => {
  await stored.open(pictureCacheName);
  const names = (): readonly string[] =>
    [...(stored.all.get(pictureCacheName)?.keys() ?? [])].map((url) => url.slice(-5));
  const first = createPictureCache(25);
  for (const name of ['a.png', 'b.png']) {
    fetched.mockResolvedValueOnce(basic('0123456789'));
    await see(first, name);
  }
  const second = createPictureCache(25);
  fetched.mockResolvedValueOnce(basic('0123456789'));
  await see(second, 'c.png');
  expect(names()).toEqual(['b.png', 'c.png']);
});

test('createPictureCache: does not count pictures that the page has deleted', async () => {
  await stored.open(pictureCacheName);
  const pictures = createPictureCache(25);
  for (const name of ['a.png', 'b.png']) {
    fetched.mockResolvedValueOnce(basic('0123456789'));
    await see(pictures, name);
  }
  await stored.delete(pictureCacheName);
  await stored.open(pictureCacheName);
  for (const name of ['c.png', 'd.png']) {
    fetched.mockResolvedValueOnce(basic('0123456789'));
    await see(pictures, name);
  }
  expect(stored.all.get(pictureCacheName)?.size).toBe(2);
});

test('createPictureCache: counts a picture that is seen again after a day as recently seen', async () => {
  await stored.open(pictureCacheName);
  const pictures = createPictureCache(25);
  const see10 = async (name: string): Promise<void> => {
    fetched.mockResolvedValueOnce(basic('0123456789'));
    await see(pictures, name);
  };
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await see10('a.png');
  await see10('b.png');
  now.mockReturnValue(1_000_000 + 90_000_000);
  await see10('a.png');
  await see10('c.png');
  now.mockRestore();
  expect([...(stored.all.get(pictureCacheName)?.keys() ?? [])].map((url) => url.slice(-5))).toEqual(
    ['a.png', 'c.png'],
  );
});

test('createPictureCache: returns the picture if the disk is full', async () => {
  await stored.open(pictureCacheName);
  const open = vi.spyOn(stored, 'open').mockRejectedValue(new Error('full'));
  fetched.mockResolvedValueOnce(basic('heron'));
  expect(await (await see(createPictureCache(), 'a.png')).text()).toBe('heron');
  open.mockRestore();
});
