import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';

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

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});
