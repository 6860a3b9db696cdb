import type { RefObject } from 'react';
import type { FeedItem } from '#entities/rows/feed-row.ts';
import { cardOf } from './card-of.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** So many frames a post may take to be drawn. */
const patience = 60;

/**
 * Gives the focus to a post of a list once it is drawn, where the button that had it has gone: to the
 * first of its row, or to the `post` there with this id. Whoever has gone elsewhere meanwhile stays there.
 */
export function leadFocus(
  list: RefObject<VirtualListHandle | null>,
  to: FeedItem | undefined,
  post?: string,
): void {
  if (typeof to !== 'string') return;
  /* The button may keep the focus for some more frames. */
  const before = document.activeElement;
  const look = (left: number): void => {
    if (left === 0) return;
    requestAnimationFrame(() => {
      const { activeElement } = document;
      const isFree = activeElement === document.body;
      if (!isFree && activeElement !== before) return;
      const row = isFree ? list.current?.elementOf(to) : undefined;
      const article = (post && cardOf(row, post)) || row?.querySelector('article');
      if (article) article.focus({ preventScroll: true });
      else look(left - 1);
    });
  };
  look(patience);
}
