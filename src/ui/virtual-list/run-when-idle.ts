/** Runs `work` when the browser is idle, after 500 ms at the latest. */
export const runWhenIdle: (work: () => void) => number =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, { timeout: 500 })
    : (work) => window.setTimeout(work, 1);
