import type { Call } from '@rookery/contract/call.ts';
import type { RateBudgets } from './rate-budgets.ts';

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
export function rateLimitOf(row: Call): { bucket: string; pace: Pace } | undefined {
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
  /**
   * Returns how many milliseconds a background request is delayed because little is left of the
   * server's rate limit.
   */
  readonly backgroundDelay?: () => number;
}

/**
 * Maximum delay of a browser's timer in milliseconds. A timer with a longer delay fires at once.
 */
const maxTimer = 2_147_483_647;

export const systemClock: Clock = {
  now: () => performance.now(),
  wait(ms, signal) {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        },
        Math.min(ms, maxTimer),
      );
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });
  },
};

/** Delays a background request while little is left of the server's rate limit. */
export async function waitBeforeBackgroundRequest(
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  const delay = clock.backgroundDelay?.() ?? 0;
  if (delay > 0) await clock.wait(delay, signal);
}

type WaitForTurn = (row: Call, signal?: AbortSignal) => Promise<void>;

/** The part of a pacer that applies the limits that the server announces. */
interface AnnouncedLimits {
  /** Reads the limits that the server announces with a response. */
  readonly observe: (row: Call, headers: Headers) => void;
  /** Milliseconds until the server's limit of a call ends, if nothing is left of it. */
  readonly exhaustedFor: (row: Call) => number | undefined;
  /** See `Clock`. */
  readonly backgroundDelay: () => number;
}

/** Waits until a call can be sent within the rate limits of the server. */
export type Pacer = WaitForTurn & Partial<AnnouncedLimits>;

/**
 * Creates a pacer with sliding windows: a call waits until fewer than `count` calls of its bucket
 * were sent in the last window. If the server announces its limits, these are used instead. The
 * code for that loads with the first announcement, since Akkoma announces none.
 */
export function createPacer(clock: Clock): WaitForTurn & AnnouncedLimits {
  const sendTimesByBucket = new Map<string, number[]>();
  let budgets: RateBudgets | undefined;

  const turnOf = (row: Call): number => {
    const now = clock.now();
    if (budgets) return now + budgets.countRequest(row);
    const limit = rateLimitOf(row);
    if (!limit) return now;
    const { bucket, pace } = limit;
    const past = sendTimesByBucket.get(bucket) ?? [];
    sendTimesByBucket.set(bucket, past);
    const earliest = past.length < pace.count ? undefined : past[past.length - pace.count];
    const turn = earliest === undefined ? now : Math.max(now, earliest + pace.windowMs);
    past.push(turn);
    if (past.length > pace.count) past.shift();
    return turn;
  };
  const pacer = async (row: Call, signal?: AbortSignal): Promise<void> => {
    const rest = turnOf(row) - clock.now();
    if (rest > 0) await clock.wait(rest, signal);
  };
  return Object.assign(pacer, {
    observe(row: Call, headers: Headers): void {
      if (budgets) budgets.observe(row, headers);
      else if (headers.has('x-ratelimit-remaining'))
        void import('./rate-budgets.ts').then(
          ({ createRateBudgets }) => {
            budgets ??= createRateBudgets(() => clock.now());
            budgets.observe(row, headers);
          },
          /* If the code cannot be loaded, requests are not delayed, and the server refuses
             those above its limit. */
          () => undefined,
        );
    },
    exhaustedFor: (row: Call) => budgets?.exhaustedFor(row),
    backgroundDelay: () => budgets?.backgroundDelay() ?? 0,
  });
}
