import type { RefObject } from 'react';
import type { FeedItem } from '#store/rows/feed-row.ts';
import { articlesIn } from '#ui/focus/articles.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** Returns the card of a status inside `box`, but never a card that another status quotes. */
export function findStatusCard(
  box: Element | null | undefined,
  id: string,
): HTMLElement | undefined {
  return articlesIn(box).find((card) => card.dataset['status'] === id);
}

/** Returns the id of the status whose card contains an element. */
export function statusIdOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-status]')?.dataset['status'];
}

/** Number of frames to wait for the status to be rendered. */
const maxFrames = 60;

/**
 * Moves the focus to a status in a list once it is rendered, after the focused button was removed.
 * `to` is the key of the list item. If the item contains several statuses, the one with the id
 * `post` gets the focus, or the first one. Does nothing if the focus has moved elsewhere in the
 * meantime.
 */
export function focusStatusInList(
  list: RefObject<VirtualListHandle | null>,
  to: FeedItem | undefined,
  post?: string,
): void {
  if (typeof to !== 'string') return;
  /* The removed button may still have the focus in the next frames. */
  const before = document.activeElement;
  const tryFocus = (left: number): void => {
    if (left === 0) return;
    requestAnimationFrame(() => {
      const { activeElement } = document;
      const isFree = activeElement === document.body;
      if (!isFree && activeElement !== before) return;
      const row = isFree ? list.current?.elementOf(to) : undefined;
      const article = (post && findStatusCard(row, post)) || articlesIn(row)[0];
      if (article) article.focus({ preventScroll: true });
      else tryFocus(left - 1);
    });
  };
  tryFocus(maxFrames);
}
