import type { Call } from '@rookery/contract/call.ts';

/** A rate limit: at most `count` calls within `windowMs` milliseconds. */
interface Pace {
  readonly count: number;
  readonly windowMs: number;
}

/* The default limits of Akkoma, with slightly longer windows. */
const timelinePace: Pace = { count: 3, windowMs: 550 };
const actionPace: Pace = { count: 15, windowMs: 10_500 };
const searchPace: Pace = { count: 25, windowMs: 1_000 };

const actionPath = /^\/api\/v1\/statuses(\/:id(\/(un)?(favourite|reblog))?)?$/;

/**
 * Returns the rate limit of a call and the bucket in which Akkoma counts it; undefined if it has no
 * limit.
 */
export function paceOf(row: Call): { bucket: string; pace: Pace } | undefined {
  if (row.path.startsWith('/api/v1/timelines/')) return { bucket: row.path, pace: timelinePace };
  if (row.path.includes('/search')) return { bucket: 'search', pace: searchPace };
  if (row.method !== 'GET' && actionPath.test(row.path)) {
    return { bucket: 'status actions', pace: actionPace };
  }
  return undefined;
}

export interface Clock {
  now(): number;
  /**
   * Resolves after `ms` milliseconds. Rejects with the reason of the signal if that is aborted
   * before.
   */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait(ms, signal) {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });
  },
};

/** Waits until a call can be sent within the rate limits of the server. */
export type Pacer = (row: Call, signal?: AbortSignal) => Promise<void>;

/**
 * Creates a pacer with sliding windows: a call waits until fewer than `count` calls of its bucket
 * were sent in the last window.
 */
export function createPacer(clock: Clock): Pacer {
  const sendTimesByBucket = new Map<string, number[]>();
  return async (row, signal) => {
    const limit = paceOf(row);
    if (!limit) return;
    const { bucket, pace } = limit;
    const past = sendTimesByBucket.get(bucket) ?? [];
    sendTimesByBucket.set(bucket, past);
    const now = clock.now();
    const earliest = past.length < pace.count ? undefined : past[past.length - pace.count];
    const turn = earliest === undefined ? now : Math.max(now, earliest + pace.windowMs);
    past.push(turn);
    if (past.length > pace.count) past.shift();
    if (turn > now) await clock.wait(turn - now, signal);
  };
}
