import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playNotificationSound } from './notification-sound.ts';

const close = vi.fn(() => Promise.resolve());

/** Mocks audio nodes and a context whose notes never end, as in Safari. */
class SilentNode {
  currentTime = 0;
  readonly gain = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  readonly close = close;
  connect(next: unknown) {
    return next;
  }
  start() {}
  stop() {}
  addEventListener() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of ['AudioContext', 'OscillatorNode', 'GainNode'])
    vi.stubGlobal(name, SilentNode);
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, __: unknown, run: (lock: object) => Promise<void>) => run({}),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('playNotificationSound: closes the audio context even if the browser reports no end of the notes', async () => {
  const played = playNotificationSound('1');
  await vi.runAllTimersAsync();
  await played;
  expect(close).toHaveBeenCalledOnce();
});
