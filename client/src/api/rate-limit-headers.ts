/** Maximum milliseconds until the end of an interval; the longest of Mastodon has 30 minutes. */
const maxReset = 3_600_000;
const maxLimit = 1_000_000;

interface RateLimit {
  /** Requests per interval. */
  readonly limit: number;
  /** Requests left in this interval. */
  readonly remaining: number;
  /** Milliseconds until the interval ends. */
  readonly resetMs: number;
}

function readCount(text: string | null, most: number): number | undefined {
  if (text === null || !/^\d{1,7}$/.test(text)) return undefined;
  const count = Number(text);
  return count <= most ? count : undefined;
}

/** Mastodon sends a date, GoToSocial seconds since 1970. */
function readMoment(text: string): number {
  return /^\d{9,11}$/.test(text) ? Number(text) * 1000 : Date.parse(text);
}

/**
 * Reads the rate limit that a server announces with a response: `X-RateLimit-Limit`, `-Remaining`
 * and `-Reset`. Returns undefined if a header is missing or has no plausible value. The end of the
 * interval is compared with the server's own `Date`, since the clock of the device may be wrong;
 * `now` replaces a missing `Date`.
 */
export function readRateLimit(headers: Headers, now: number): RateLimit | undefined {
  const limit = readCount(headers.get('x-ratelimit-limit'), maxLimit);
  const remaining = readCount(headers.get('x-ratelimit-remaining'), limit ?? 0);
  if (!limit || remaining === undefined) return undefined;
  const sentAt = Date.parse(headers.get('date') ?? '') || now;
  const resetMs = readMoment(headers.get('x-ratelimit-reset') ?? '') - sentAt;
  return resetMs > 0 && resetMs <= maxReset ? { limit, remaining, resetMs } : undefined;
}
