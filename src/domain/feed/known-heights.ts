import type { Feeds } from '#session/feeds/feeds.ts';

const known = new WeakMap<Feeds, Map<string, ReadonlyMap<string, number>>>();

/** How high the rows of a feed were when it was last on the screen, for coming back to it. */
export function knownHeights(
  feeds: Feeds,
  feedId: string,
): ReadonlyMap<string, number> | undefined {
  return known.get(feeds)?.get(feedId);
}

export function keepHeights(
  feeds: Feeds,
  feedId: string,
  heights: ReadonlyMap<string, number>,
): void {
  const all = known.get(feeds) ?? new Map<string, ReadonlyMap<string, number>>();
  known.set(feeds, all.set(feedId, new Map(heights)));
}
