/** A function that calls `work` at most once per interval, including one last delayed call. */
export interface Throttled {
  (): void;
  /** Runs a pending call now. */
  flush(): void;
  /** Drops a pending call. */
  cancel(): void;
}

/**
 * Calls `work` at once on the first call, and merges calls within `milliseconds` into one delayed
 * call.
 */
export function throttle(work: () => void, milliseconds: number): Throttled {
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
    flush() {
      if (timer !== undefined) run();
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  });
}
