import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import type { FeedItem } from '#entities/rows/feed-row.ts';
import type { Feeds } from '#session/feeds/feeds.ts';
import { useSession } from '#session/session-context.ts';

interface Kept {
  readonly items: readonly FeedItem[];
  readonly sizes: CacheSnapshot;
}

const keptBy = new WeakMap<Feeds, Map<string, Kept>>();

function isSame(some: readonly FeedItem[], others: readonly FeedItem[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}

/**
 * Remembers how high the items of a feed were when one left it: somebody who comes back to a place
 * far down would else land by guessed heights.
 */
export function useKeptSizes(
  feedId: string,
  items: readonly FeedItem[],
): { readonly list: RefObject<WindowVirtualizerHandle | null>; readonly sizes?: CacheSnapshot } {
  const { feeds } = useSession();
  const list = useRef<WindowVirtualizerHandle>(null);
  const shown = useRef(items);
  useEffect(() => {
    shown.current = items;
  }, [items]);
  useLayoutEffect(
    () => () => {
      const sizes = list.current?.cache;
      if (sizes === undefined) return;
      const kept = keptBy.get(feeds) ?? new Map<string, Kept>();
      keptBy.set(feeds, kept.set(feedId, { items: shown.current, sizes }));
    },
    [feeds, feedId],
  );
  const [sizes] = useState(() => {
    const kept = keptBy.get(feeds)?.get(feedId);
    return kept && isSame(kept.items, items) ? kept.sizes : undefined;
  });
  return { list, ...(sizes === undefined ? {} : { sizes }) };
}
