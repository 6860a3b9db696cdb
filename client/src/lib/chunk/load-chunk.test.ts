import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk, type Chunk } from './load-chunk.ts';

const chunk: Chunk = { name: 'login-route', kind: 'screen' };

afterEach(() => vi.useRealTimers());

test('loadChunk: resolves to the module', async () => {
  expect(await loadChunk(chunk, () => Promise.resolve({ answer: 42 }))).toEqual({ answer: 42 });
});

test('loadChunk: rejects with the name, kind and cause if a chunk fails to load [R-SHELL-062]', async () => {
  const cause = new TypeError('no network');
  await expect(loadChunk(chunk, () => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkError',
    message: 'The screen login-route could not be loaded',
    chunk,
    reason: 'failed',
    cause,
  });
});

test('loadChunk: rejects if a chunk has not loaded after two minutes [R-CONST-097 R-SHELL-062]', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const loading = loadChunk({ name: 'new-post', kind: 'part' }, () => new Promise(() => undefined));
  loading.catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
  await expect(loading).rejects.toMatchObject({
    message: 'The part new-post took too long',
    reason: 'timeout',
  });
});

test('loadChunk: stops the timer of its timeout when the chunk has loaded', async () => {
  vi.useFakeTimers();
  await loadChunk(chunk, () => Promise.resolve(1));
  expect(vi.getTimerCount()).toBe(0);
});
