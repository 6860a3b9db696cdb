import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('throttle: runs the first call at once, and merges calls that follow too early into one delayed call', () => {
  const work = vi.fn<() => void>();
  const call = throttle(work, 200);
  for (let time = 0; time < 400; time += 10) {
    call();
    vi.advanceTimersByTime(10);
  }
  expect(work).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('throttle: runs a delayed call when flushed, and drops it when cancelled', () => {
  const work = vi.fn<() => void>();
  const call = throttle(work, 200);
  call();
  call();
  call.flush();
  expect(work).toHaveBeenCalledTimes(2);
  call();
  call.cancel();
  vi.advanceTimersByTime(1_000);
  call.flush();
  expect(work).toHaveBeenCalledTimes(2);
});
