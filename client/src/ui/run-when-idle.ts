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
