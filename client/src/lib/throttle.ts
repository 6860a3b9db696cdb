/**
 * Returns a function that calls `work` at once on the first call, and merges calls within
 * `milliseconds` into one delayed call.
 */
export function throttle(work: () => void, milliseconds: number) {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    clearTimeout(timer);
    timer = undefined;
    last = performance.now();
    work();
  };
  const call = (): void => {
    if (timer !== undefined) return;
    const wait = last + milliseconds - performance.now();
    if (wait <= 0) run();
    else timer = setTimeout(run, wait);
  };
  return Object.assign(call, {
    /** Runs a pending call now. */
    flush(): void {
      if (timer !== undefined) run();
    },
    /** Drops a pending call. */
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  });
}
