import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  /* Timeouts are long, since a complete client with an embedded instance is slow on a busy
     machine. */
  asyncUtilTimeout: 60_000,
  /* By default, an error contains the whole document. `findBy…` and `waitFor` create and discard
     such an error at every attempt, which would take a fifth of the time of a screen test. */
  getElementError: (message) => new Error(message ?? 'The element was not found'),
});

/* A browser discards the timers of a closed page. In jsdom they are timers of Node, which would
   fire after the environment of the test file has been removed, so they are cleared. */
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

/* jsdom runs all animation frames from one interval, which it starts itself. If this interval
   were cleared with the other timers, no animation frame would run in the following test files
   of this worker. */
Object.assign(globalThis, {
  requestAnimationFrame: (callback: FrameRequestCallback): number =>
    Number(setTimeout(() => callback(performance.now()), 1000 / 60)),
  cancelAnimationFrame: (frame: number): void => clearTimeout(frame),
});

/* The test files of a Vitest worker share one page, since creating a page for each file took a
   third of the time. The state that a file may have changed is reset after it. */
afterEach(cleanup);

afterAll(async () => {
  /* Waits for pending imports. If the end of a file interrupted an import, the same import would
     fail in the following test files of this worker. */
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
