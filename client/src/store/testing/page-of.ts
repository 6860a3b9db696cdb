import type { FeedEntry, FeedPage, FeedQuery } from '#store/feed/feed-page.ts';

/** Returns the numeric ids from `newest` down to `oldest`. */
export function descendingIds(newest: number, oldest: number): string[] {
  return Array.from({ length: newest - oldest + 1 }, (_, n) => String(newest - n));
}

/** Creates a page of ids or entries for a query, with the cursors of its edges. */
export function pageOf(
  items: readonly (string | FeedEntry)[],
  query: FeedQuery = {},
  more: Partial<FeedPage> = {},
): FeedPage {
  const entries = items.map((item) => (typeof item === 'string' ? { id: item } : item));
  const newest = entries[0]?.id;
  const oldest = entries.at(-1)?.id;
  return {
    query: query,
    requestedAt: 1,
    entries,
    rawCount: entries.length,
    ...(oldest !== undefined && { next: oldest }),
    ...(newest !== undefined && { prev: newest }),
    ...more,
  };
}
