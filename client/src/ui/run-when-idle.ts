import { onFirstInteraction } from './on-first-interaction.ts';

/** Runs `work` later. Returns a function that cancels this. */
export type ScheduleWork = (work: () => void) => void;

/**
 * Runs `work` when the browser is idle, but after 500 ms at the latest. Safari has no idle
 * callbacks; there it runs in the next task. Returns a function that cancels this.
 */
export function runWhenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 500 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 1);
  return () => clearTimeout(timer);
}

/** Milliseconds during which only the first screen and its images are loaded. */
const startMs = 2_000;

let isStarting = true;
const waiting: (() => void)[] = [];

function endStart(): void {
  isStarting = false;
  for (const work of waiting.splice(0)) runWhenIdle(work);
}

/**
 * Runs `work` when the browser is idle. While the page is starting, waits until somebody uses it or
 * two seconds have passed since the first call.
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
  const stopWaiting = onFirstInteraction(() => {
    clearTimeout(timer);
    endStart();
  });
}
