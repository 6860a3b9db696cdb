/**
 * Returns a function that runs `work` at its first call, and merges further calls within
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
    /** Runs the delayed call now, if there is one. */
    flush(): void {
      if (timer !== undefined) run();
    },
    /** Drops the delayed call, if there is one. */
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  });
}
