/** So many within `calmTime` are taken in and shown one by one; more are a flood. */
const calmCount = 5;

const calmTime = 1_000;

/** In a flood, what has come is shown so often, in milliseconds: the eye follows no faster. */
const showPause = 250;

/** Milliseconds of work in one go, so that a frame has room for what else is due. */
const turnTime = 8;

export interface BatchOptions<Item> {
  /** Takes one in, without showing it. */
  readonly take: (item: Item) => void;
  /** Shows all that was taken in. */
  readonly show: () => void;
  /** Does a piece of work as one: those who are told of changes are told at its end. */
  readonly together: (work: () => void) => void;
  /** Milliseconds on a clock that never runs backwards. */
  readonly now?: () => number;
}

/** Events that come too fast to be shown one by one, taken together. */
export interface EventBatches<Item> {
  readonly put: (item: Item) => void;
  /** Takes in what waits and shows it, now. */
  readonly flush: () => void;
}

/**
 * Takes in what comes and shows it, each thing at once while little comes. In a flood it is taken in by
 * short turns and shown together a few times a second: else each would be drawn only to be pushed out of
 * the window by the next. Nothing is lost, and the order stays.
 */
export function batchEvents<Item>(options: BatchOptions<Item>): EventBatches<Item> {
  const { take, show, together, now = () => performance.now() } = options;
  let waiting: Item[] = [];
  let came: readonly number[] = [];
  /** When it was begun to take in what will be shown next. */
  let began: number | undefined;
  let isTaken = false;
  let shownAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;

  const isCalm = (): boolean => {
    const at = now();
    const earlier = came;
    came = [...earlier, at].slice(-calmCount);
    return earlier.length < calmCount || at - (earlier[0] ?? at) >= calmTime;
  };

  const schedule = (wait: number): void => {
    dueAt = now() + wait;
    timer = setTimeout(work, wait);
  };

  /** Takes in what there is time for; one at least. */
  const takeSome = (time: number): void => {
    const until = now() + time;
    let count = 0;
    try {
      for (const item of waiting) {
        if (count > 0 && now() >= until) return;
        count += 1;
        take(item);
      }
    } finally {
      waiting = waiting.slice(count);
    }
  };

  const showTaken = (): void => {
    began = undefined;
    isTaken = false;
    show();
    shownAt = now();
  };

  /** One turn: to show is as much work as to take in, and has a turn of its own. */
  const work = (): void => {
    timer = undefined;
    const start = (began ??= now());
    try {
      together(() => {
        if (isTaken) showTaken();
        else takeSome(turnTime);
      });
    } finally {
      /* What comes faster than it can be taken in is shown all the same. */
      isTaken = began !== undefined && (waiting.length === 0 || now() - start >= showPause);
      if (began !== undefined) schedule(0);
      else if (waiting.length > 0) schedule(showPause);
    }
  };

  const takeAndShow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    together(() => {
      try {
        takeSome(Number.POSITIVE_INFINITY);
      } finally {
        showTaken();
      }
    });
  };

  return {
    put(item) {
      const isAlone = isCalm() && timer === undefined;
      waiting.push(item);
      if (isAlone) takeAndShow();
      else if (timer === undefined) schedule(Math.max(0, shownAt + showPause - now()));
      else if (now() > dueAt + showPause) {
        /* The timers of a page in the background are slow; what comes is not. */
        clearTimeout(timer);
        work();
      }
    },
    flush() {
      if (waiting.length > 0 || began !== undefined) takeAndShow();
    },
  };
}
