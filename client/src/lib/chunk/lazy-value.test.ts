import { expect, test, vi } from 'vitest';
import { lazyValue } from './lazy-value.ts';

test('lazyValue: loads the value at the first request only, and calls its listeners', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  const value = lazyValue('value', load);
  const listener = vi.fn();
  const ended = vi.fn();
  value.subscribe(listener);
  value.subscribe(ended)();
  expect(load).not.toHaveBeenCalled();
  value.request();
  value.request();
  expect(value.get()).toBeUndefined();
  await expect.poll(() => value.get()).toBe('loaded');
  value.request();
  expect(load).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
});

test('lazyValue: loads the value again at the next request after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  load.mockRejectedValueOnce(new Error('offline'));
  const value = lazyValue('value', load);
  value.request();
  await expect
    .poll(() => {
      value.request();
      return value.get();
    })
    .toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
