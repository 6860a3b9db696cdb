/** Does something when nothing else is due, and half a second later at the latest. */
export const asWhenIdle: (work: () => void) => number =
  typeof requestIdleCallback === 'function'
    ? (work) => requestIdleCallback(work, { timeout: 500 })
    : (work) => window.setTimeout(work, 1);
