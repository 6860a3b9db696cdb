import { onFirstUse } from './on-first-use.ts';

/** Runs work later. */
export type Schedule = (work: () => void) => void;

/**
 * Runs `work` when the browser is idle, after 500 ms at the latest; in Safari, which has no idle
 * callbacks, in the next task. Returns a function that cancels it.
 */
export function runWhenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 1);
  return () => clearTimeout(timer);
}

/** Milliseconds that what is visible first, and its images, have for themselves. */
const startMs = 2_000;

let isStarting = true;
const waiting: (() => void)[] = [];

function endStart(): void {
  isStarting = false;
  for (const work of waiting.splice(0)) runWhenIdle(work);
}

/**
 * Runs `work` when the browser is idle; at the start of the page, not before somebody uses it or two
 * seconds have passed since the first call.
 */
export function runAfterFirstScreen(work: () => void): void {
  if (!isStarting) {
    runWhenIdle(work);
    return;
  }
  if (waiting.push(work) > 1) return;
  const timer = setTimeout(() => {
    stopWaiting();
    endStart();
  }, startMs);
  const stopWaiting = onFirstUse(() => {
    clearTimeout(timer);
    endStart();
  });
}
