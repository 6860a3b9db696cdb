import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './pacing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('systemClock: waits if a pause is longer than the longest timer of browsers', async () => {
  const end = vi.fn<() => void>();
  const left = new AbortController();
  systemClock.wait(2 ** 32, left.signal).then(end, () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(end).not.toHaveBeenCalled();
  left.abort();
});
