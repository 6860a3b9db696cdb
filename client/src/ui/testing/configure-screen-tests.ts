import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  /* A complete client with an embedded instance is slow on a busy machine. */
  asyncUtilTimeout: 60_000,
  /* By default, an error contains the whole document. `findBy…` and `waitFor` create and discard
     such an error at every attempt, which took a fifth of the time of a screen test. */
  getElementError: (message) => new Error(message ?? 'The element was not found'),
});

/* A browser discards the timers of a closed page. jsdom leaves them to Node, where they would
   run after the environment of the test file is gone. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
  const timer = startTimeout(...args);
  timers.add(timer);
  return timer;
}, startTimeout);
globalThis.setInterval = Object.assign((...args: Parameters<typeof setInterval>) => {
  const timer = startInterval(...args);
  timers.add(timer);
  return timer;
}, startInterval);

/* jsdom runs all animation frames from one interval, which it starts itself. If that was cleared
   with the other timers, there would be no frames in the following files of this worker. */
Object.assign(globalThis, {
  requestAnimationFrame: (callback: FrameRequestCallback): number =>
    Number(setTimeout(() => callback(performance.now()), 1000 / 60)),
  cancelAnimationFrame: (frame: number): void => clearTimeout(frame),
});

/* The test files of a worker share one page, since a page for each file took a third of the
   time. What a file may have changed is reset. */
afterEach(cleanup);

afterAll(async () => {
  /* If the end of a file interrupted an import, the same import would fail in the following
     files of this worker. */
  await vi.dynamicImportSettled();
  for (const timer of timers) clearTimeout(timer);
  globalThis.setTimeout = startTimeout;
  globalThis.setInterval = startInterval;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.body.replaceChildren();
});
