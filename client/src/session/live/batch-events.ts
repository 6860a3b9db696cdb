/**
 * Up to this many events within `calmTime` milliseconds are shown one by one; a larger number is a
 * flood.
 */
const calmCount = 5;

const calmTime = 1_000;

/** Interval between updates in a flood, in milliseconds. */
const showPause = 250;

/** Milliseconds of work per slice, which leaves time in a frame for other work. */
const sliceTime = 8;

export interface BatchOptions<Item> {
  /** Processes an event without showing it. */
  readonly process: (item: Item) => void;
  /** Shows all processed events. */
  readonly show: () => void;
  /** Runs work as a batch that notifies subscribers once at the end. */
  readonly batch: (work: () => void) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * Processes and shows events, at once while there are few. A flood is processed in short slices and
 * shown together a few times a second; otherwise each status would be rendered only to be pushed
 * out of view by the next one. Nothing is lost or reordered.
 */
export function batchEvents<Item>(options: BatchOptions<Item>) {
  const { process, show, batch, now = () => performance.now() } = options;
  let waiting: Item[] = [];
  let arrivalTimes: readonly number[] = [];
  /** When processing of the next update started. */
  let startedAt: number | undefined;
  let isReadyToShow = false;
  let shownAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;

  const isCalm = (): boolean => {
    const at = now();
    const earlier = arrivalTimes;
    arrivalTimes = [...earlier, at].slice(-calmCount);
    return earlier.length < calmCount || at - (earlier[0] ?? at) >= calmTime;
  };

  const schedule = (wait: number): void => {
    dueAt = now() + wait;
    timer = setTimeout(work, wait);
  };

  /** Processes events for `time` milliseconds, at least one. */
  const processSome = (time: number): void => {
    const until = now() + time;
    let count = 0;
    try {
      for (const item of waiting) {
        if (count > 0 && now() >= until) return;
        count += 1;
        process(item);
      }
    } finally {
      waiting = waiting.slice(count);
    }
  };

  const showProcessed = (): void => {
    startedAt = undefined;
    isReadyToShow = false;
    show();
    shownAt = now();
  };

  /** Runs one slice of work. Showing takes as long as processing, so each has slices of its own. */
  const work = (): void => {
    timer = undefined;
    const start = (startedAt ??= now());
    try {
      batch(() => {
        if (isReadyToShow) showProcessed();
        else processSome(sliceTime);
      });
    } finally {
      /* Processed events are shown even if new ones arrive faster than they can be processed. */
      isReadyToShow =
        startedAt !== undefined && (waiting.length === 0 || now() - start >= showPause);
      if (startedAt !== undefined) schedule(0);
      else if (waiting.length > 0) schedule(showPause);
    }
  };

  const processAndShow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    batch(() => {
      try {
        processSome(Number.POSITIVE_INFINITY);
      } finally {
        showProcessed();
      }
    });
  };

  return {
    add: (item: Item): void => {
      const isAlone = isCalm() && timer === undefined;
      waiting.push(item);
      if (isAlone) processAndShow();
      else if (timer === undefined) schedule(Math.max(0, shownAt + showPause - now()));
      else if (now() > dueAt + showPause) {
        /* Browsers throttle timers of background pages, but not events. */
        clearTimeout(timer);
        work();
      }
    },
    /** Processes and shows pending events now. */
    flush: (): void => {
      if (waiting.length > 0 || startedAt !== undefined) processAndShow();
    },
  };
}
