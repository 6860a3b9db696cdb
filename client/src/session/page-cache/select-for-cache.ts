import type { Status } from '@rookery/contract/schemas/status.ts';
import { quotedStatus } from '#store/ingest/to-status-row.ts';
import type { FeedItem } from '#store/rows/feed-row.ts';
import { cachedItemLimit } from './page-cache.ts';

/**
 * Whether a status is or quotes a direct message, or one of unknown visibility. These are not stored
 * on the device.
 */
export function isDirect(status: Status | null | undefined): boolean {
  if (!status) return false;
  const { visibility = 'direct', reblog } = status;
  return visibility === 'direct' || isDirect(reblog) || isDirect(quotedStatus(status));
}

/**
 * Returns a function that selects the items to cache of a list that may have gaps, since the
 * server's response replaces it as a whole: the first items, without private ones.
 */
export function selectListForCache<Item>(isPrivate: (item: Item) => boolean) {
  return (
    items: readonly FeedItem[],
    itemOf: (id: string) => Item | undefined,
  ): readonly Item[] => {
    const gap = items.findIndex((item) => typeof item !== 'string');
    return items
      .slice(0, gap < 0 ? cachedItemLimit : Math.min(gap, cachedItemLimit))
      .flatMap((id) => (typeof id === 'string' ? (itemOf(id) ?? []) : []))
      .filter((item) => !isPrivate(item));
  };
}

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
