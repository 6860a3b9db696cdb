import type { Status } from '@rookery/contract/schemas/status.ts';
import { quotedStatus } from '#store/ingest/quoted-status.ts';
import type { FeedItem } from '#store/rows/feed-row.ts';
import { cachedItemLimit } from './page-cache.ts';

/**
 * Returns whether a status is or quotes a direct message, or one of unknown visibility. Such
 * statuses must not be stored on the device.
 */
export function containsDirectMessage(status: Status | null | undefined): boolean {
  if (!status) return false;
  const { visibility = 'direct', reblog } = status;
  return (
    visibility === 'direct' ||
    containsDirectMessage(reblog) ||
    containsDirectMessage(quotedStatus(status).status)
  );
}

/**
 * Returns a function that selects the items of a list for the cache: its first items up to a gap,
 * without private ones. The cached list need not be complete, since the server's response replaces
 * it as a whole.
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
 * Selects the longest run of successive items among the newest ones of a feed for the cache. A gap,
 * a direct message or a status that is not in the table ends a run.
 */
export function selectRunForCache(
  items: readonly FeedItem[],
  statusOf: (id: string) => Status | undefined,
): readonly Status[] {
  let longest: readonly Status[] = [];
  let run: Status[] = [];
  for (const item of items.slice(0, cachedItemLimit)) {
    const status = typeof item === 'string' ? statusOf(item) : undefined;
    if (status && !containsDirectMessage(status)) run.push(status);
    else run = [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
