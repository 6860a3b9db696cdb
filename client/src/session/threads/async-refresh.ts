import { getAsyncRefresh } from '@rookery/contract/calls/mastodon/async-refreshes.ts';
import type { Clock } from '#api/pacing.ts';
import type { MakeCall } from '#api/transport.ts';

/** A background job that fetches replies from other servers, as Mastodon announces it. */
export interface AsyncRefresh {
  readonly id: string;
  /** Milliseconds after which the state of the job may be requested. */
  readonly retryMs: number;
  /** Number of replies that the job had found when the announcement was sent. */
  readonly resultCount: number;
}

const maxHeaderLength = 1_000;
const delays = { shortest: 2_000, usual: 5_000, longest: 30_000, growth: 1.5 };

/**
 * Maximum number of requests for one job. The delays grow to 30 seconds, so the last request is
 * sent after more than five minutes.
 */
const maxRequests = 15;

function clampDelay(ms: number): number {
  return Math.min(delays.longest, Math.max(delays.shortest, ms));
}

/**
 * Parses the header `Mastodon-Async-Refresh: id="…", retry=5, result_count=2`. Returns undefined
 * without a usable id; other unreadable parts have defaults.
 */
export function parseAsyncRefresh(header: string | null): AsyncRefresh | undefined {
  if (header === null || header.length > maxHeaderLength) return undefined;
  const id = /(?:^|[\s,;])id="([^"]+)"/.exec(header)?.[1];
  if (id === undefined) return undefined;
  const retry = /(?:^|[\s,;])retry=(\d{1,6})(?!\d)/.exec(header)?.[1];
  const results = /(?:^|[\s,;])result_count=(\d{1,6})(?!\d)/.exec(header)?.[1];
  return {
    id,
    retryMs: retry === undefined ? delays.usual : clampDelay(Number(retry) * 1000),
    resultCount: Number(results ?? 0),
  };
}

/**
 * Requests the state of a job until it is finished, at most `maxRequests` times. Calls `onFound` with
 * the number of replies found so far whenever it changes.
 *
 * @throws `ApiError`, or the reason of the signal if it was aborted
 */
export async function watchAsyncRefresh(
  { call, clock }: { readonly call: MakeCall; readonly clock: Clock },
  { id, retryMs, resultCount }: AsyncRefresh,
  signal: AbortSignal,
  onFound: (resultCount: number) => void,
): Promise<void> {
  let known = resultCount;
  let delay = retryMs;
  for (let request = 0; request < maxRequests; request += 1) {
    await clock.wait(delay, signal);
    const { value } = await call(getAsyncRefresh, { path: { id }, signal });
    const { status, result_count: found = known } = value.async_refresh;
    if (found !== known) onFound(found);
    known = found;
    if (status !== 'running') return;
    delay = clampDelay(delay * delays.growth);
  }
}
