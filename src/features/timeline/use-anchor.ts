import { useState } from 'react';
import type { FeedItem } from '#entities/rows/feed-row.ts';
import { isAtTop } from './use-auto-show.ts';

/**
 * Whether the list must keep its place while it grows at its head: a reader further down must not
 * be moved, one at the top wants to see what came.
 */
export function useAnchor(items: readonly FeedItem[]): boolean {
  const [known, setKnown] = useState<{ items: readonly FeedItem[]; isPrepending: boolean }>({
    items,
    isPrepending: false,
  });
  if (known.items === items) return known.isPrepending;
  const former = known.items[0];
  const hasNewHead = former !== undefined && items[0] !== former && items.includes(former);
  const isPrepending = hasNewHead && !isAtTop();
  setKnown({ items, isPrepending });
  return isPrepending;
}
