import { afterEach, expect, test, vi } from 'vitest';
import { fetchAnimation } from './fetch-animation.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

function respondWith(answer: () => Response): ReturnType<typeof vi.fn> {
  const fetchMock = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

test('fetchAnimation: detects an animation, and requests the image without cookies and with the referrer policy same-origin [R-ATT-022]', async () => {
  const fetchMock = respondWith(() => new Response(`GIF89a${' '.repeat(100)}`));
  expect(await fetchAnimation('https://here.test/1', signal)).toBe('GIF');
  expect(fetchMock).toHaveBeenCalledWith('https://here.test/1', {
    signal,
    credentials: 'omit',
    referrerPolicy: 'same-origin',
  });
  expect(await fetchAnimation('https://here.test/1', signal)).toBe('GIF');
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('fetchAnimation: reads only as many bytes as necessary', async () => {
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      controller.enqueue(new TextEncoder().encode(`GIF89a${' '.repeat(1_000)}`));
    },
  });
  respondWith(() => new Response(body));
  expect(await fetchAnimation('https://here.test/2', signal)).toBe('GIF');
  expect(given).toBeLessThan(4);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the server refuses', async () => new Response('GIF89a, they say, but no', { status: 403 })],
  ['the response is empty', async () => new Response(null)],
])('fetchAnimation: returns undefined when %s [R-ATT-023]', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect(await fetchAnimation(`https://here.test/${_}`, signal)).toBeUndefined();
});
