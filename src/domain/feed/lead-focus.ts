import type { RefObject } from 'react';
import type { FeedItem } from '#entities/rows/feed-row.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** So many frames a post may take to be drawn. */
const patience = 60;

/**
 * Gives the focus to a post of a list once it is drawn, where the button that had it has gone. Whoever
 * has gone elsewhere meanwhile stays there.
 */
export function leadFocus(
  list: RefObject<VirtualListHandle | null>,
  to: FeedItem | undefined,
  left = patience,
): void {
  if (typeof to !== 'string' || left === 0) return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const article = list.current?.elementOf(to)?.querySelector('article');
    if (article) article.focus({ preventScroll: true });
    else leadFocus(list, to, left - 1);
  });
}
