import { afterEach, expect, test, vi } from 'vitest';
import { fetchMovement } from './fetch-movement.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

function answerWith(answer: () => Response): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('whether a picture moves is found by fetching it, with the referrer for its own site alone and no cookies [R-ATT-022]', async () => {
  const asked = answerWith(() => new Response(`GIF89a${' '.repeat(100)}`));
  expect(await fetchMovement('https://here.test/1', signal)).toBe('GIF');
  expect(asked).toHaveBeenCalledWith('https://here.test/1', {
    signal,
    credentials: 'omit',
    referrerPolicy: 'same-origin',
  });
  expect(await fetchMovement('https://here.test/1', signal)).toBe('GIF');
  expect(asked).toHaveBeenCalledOnce();
});

test('no more of it is read than tells', async () => {
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      controller.enqueue(new TextEncoder().encode(`GIF89a${' '.repeat(1_000)}`));
    },
  });
  answerWith(() => new Response(body));
  expect(await fetchMovement('https://here.test/2', signal)).toBe('GIF');
  expect(given).toBeLessThan(4);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the server refuses', async () => new Response('GIF89a, they say, but no', { status: 403 })],
  ['the answer is empty', async () => new Response(null)],
])('when %s nothing is said [R-ATT-023]', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect(await fetchMovement(`https://here.test/${_}`, signal)).toBeUndefined();
});
