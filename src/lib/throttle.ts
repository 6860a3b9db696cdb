/** What calls `work` at most once in so many milliseconds, and at last with the newest of what came. */
export interface Throttled {
  (): void;
  /** Calls what still waits, now. */
  flush(): void;
  /** Forgets what still waits. */
  cancel(): void;
}

/** The first call goes through at once; of those that follow too soon, one goes through when it is time. */
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
