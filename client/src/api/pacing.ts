import type { Call } from '@rookery/contract/call.ts';

/** At most `count` calls may be sent within `windowMs` milliseconds. */
interface Pace {
  readonly count: number;
  readonly windowMs: number;
}

/* Akkoma's default limits, with slightly longer windows than the server's. */
const timelinePace: Pace = { count: 3, windowMs: 550 };
const actionPace: Pace = { count: 15, windowMs: 10_500 };
const searchPace: Pace = { count: 25, windowMs: 1_000 };

const actionPath = /^\/api\/v1\/statuses(\/:id(\/(un)?(favourite|reblog))?)?$/;

/** Returns the rate limit of a call, grouped as the server does; undefined if it has none. */
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
  /** Resolves after `ms` milliseconds. Rejects with the signal's reason if aborted before. */
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

/** Delays each call to stay within the server's rate limits. */
export type Pacer = (row: Call, signal?: AbortSignal) => Promise<void>;

/**
 * Creates a pacer with sliding windows: a call waits until fewer than `count` were sent in the last
 * window.
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
