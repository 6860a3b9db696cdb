import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedItem } from '#store/rows/feed-row.ts';
import { isDirect } from './is-direct.ts';
import { cachedItemLimit } from './page-cache.ts';

/**
 * Selects the longest complete run among a feed's newest items for the cache. A gap, a direct
 * message or an unknown status ends a run.
 */
export function selectRunForCache(
  items: readonly FeedItem[],
  statusOf: (id: string) => Status | undefined,
): readonly Status[] {
  let longest: readonly Status[] = [];
  let run: Status[] = [];
  for (const item of items.slice(0, cachedItemLimit)) {
    const status = typeof item === 'string' ? statusOf(item) : undefined;
    if (status && !isDirect(status)) run.push(status);
    else run = [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
