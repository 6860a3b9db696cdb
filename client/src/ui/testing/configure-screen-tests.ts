import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  /* A complete client with an embedded instance is slow on a busy machine. */
  asyncUtilTimeout: 60_000,
  /*
   * The default prints the whole document into the error. `findBy…` and `waitFor` create that error
   * again on every attempt and discard it, which was a fifth of the time of a screen test.
   */
  getElementError: (message) => new Error(message ?? 'The element was not found'),
});

/*
 * A browser discards the timers of a closed page. jsdom leaves them to Node, where they would fire
 * after the environment of the test file is gone.
 */
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

/*
 * jsdom runs all animation frames from one interval that it starts itself. Clearing that interval
 * with the other timers would stop the frames of the following files of the worker.
 */
Object.assign(globalThis, {
  requestAnimationFrame: (callback: FrameRequestCallback): number =>
    Number(setTimeout(() => callback(performance.now()), 1000 / 60)),
  cancelAnimationFrame: (frame: number): void => clearTimeout(frame),
});

/*
 * The test files of a worker share one page, since a page for each took a third of the time. What a
 * file may have changed is reset.
 */
afterEach(cleanup);

afterAll(async () => {
  /* An import that the end of a file interrupts fails for the following files of the worker, too. */
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
