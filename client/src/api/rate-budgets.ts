import type { Call } from '@rookery/contract/call.ts';
import { readRateLimit } from './rate-limit-headers.ts';

/** Share of a limit that background requests leave unused, for what a person does. */
const reservedShare = 0.2;
/** Share of a limit below which background requests are spread over the rest of the interval. */
const plentyShare = 0.5;
/** Number of timers that send background requests at the same time, such as those of two columns. */
const pollers = 4;
/** Maximum milliseconds for which background requests pause, whatever the server announces. */
const maxBackgroundDelay = 300_000;
/** Maximum milliseconds that a request of a person waits, instead of being refused by the server. */
const maxWait = 5_000;
/** Maximum number of requests in flight at the same time. */
const maxInFlight = 20;
/**
 * Difference in milliseconds up to which two announced ends of an interval are treated as the same
 * end.
 */
const tolerance = 2_000;

/**
 * Returns which limit counts a call. Mastodon counts uploads and deletions separately, and announces
 * in each response the limit that is closest to its end for that call.
 */
function limitOf({ method, path }: Call): string {
  if (method === 'POST' && path.endsWith('/media')) return 'uploads';
  const isDeletion = method === 'DELETE' && path === '/api/v1/statuses/:id';
  return isDeletion || path.endsWith('/unreblog') ? 'deletions' : 'all';
}

interface Budget {
  readonly limit: number;
  readonly remaining: number;
  /** When the interval ends, in milliseconds of `now`. */
  readonly endsAt: number;
}

/** The limits that a server has announced (`X-RateLimit-*`), and what is left of them. */
export interface RateBudgets {
  /** Reads the headers of a response. */
  observe(row: Call, headers: Headers): void;
  /** Counts a request. Returns the number of milliseconds after which it may be sent. */
  countRequest(row: Call): number;
  /** Milliseconds until the limit of a call ends, if nothing is left of it; otherwise undefined. */
  exhaustedFor(row: Call): number | undefined;
  /** Milliseconds by which a background request is delayed. */
  backgroundDelay(): number;
}

/** Creates the budgets of a server. `now` returns milliseconds of a monotonic clock. */
export function createRateBudgets(now: () => number): RateBudgets {
  const budgets = new Map<string, Budget>();

  const find = (name: string): Budget | undefined => {
    const budget = budgets.get(name);
    return budget && budget.endsAt > now() ? budget : undefined;
  };
  const exhaustedFor = (row: Call): number | undefined => {
    const budget = find(limitOf(row));
    return budget && budget.remaining <= 0 ? budget.endsAt - now() : undefined;
  };

  return {
    exhaustedFor,
    observe(row, headers) {
      const sent = readRateLimit(headers, Date.now());
      if (!sent) return;
      const name = limitOf(row);
      const endsAt = now() + sent.resetMs;
      const known = find(name);
      /*
       * Responses may arrive in another order than the server counted their requests, so the
       * smaller number is used. If the number rose by more than the requests in flight, it is the
       * limit of another account.
       */
      const isSame =
        known !== undefined &&
        Math.abs(known.endsAt - endsAt) <= tolerance &&
        sent.remaining - known.remaining <= maxInFlight;
      const remaining = isSame ? Math.min(known.remaining, sent.remaining) : sent.remaining;
      budgets.set(name, { limit: sent.limit, remaining, endsAt: isSame ? known.endsAt : endsAt });
    },
    countRequest(row) {
      const wait = exhaustedFor(row) ?? 0;
      const name = limitOf(row);
      const budget = find(name);
      if (budget) budgets.set(name, { ...budget, remaining: budget.remaining - 1 });
      return wait <= maxWait ? wait : 0;
    },
    backgroundDelay() {
      const budget = find('all');
      if (!budget || budget.remaining >= budget.limit * plentyShare) return 0;
      const rest = budget.endsAt - now();
      const spare = budget.remaining - budget.limit * reservedShare;
      const delay = spare <= 0 ? rest : Math.min(rest, (pollers * rest) / spare);
      return Math.min(delay, maxBackgroundDelay);
    },
  };
}
