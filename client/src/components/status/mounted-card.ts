import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { StatusContext } from '#session/actions/status-context.ts';
import { closestArticle } from '#ui/focus/articles.ts';
import type { StatusActionState } from './use-status-actions.ts';

/** A mounted card, for shortcuts and the palette, which act on it without clicking its buttons. */
export interface MountedCard {
  readonly article: HTMLElement;
  readonly facts: StatusContext;
  readonly actions: StatusActionState;
}

const mountedCards = new WeakMap<Element, Omit<MountedCard, 'article'>>();

/** Registers the card around the returned ref while it is mounted. */
export function useMountedCard(
  facts: StatusContext,
  actions: StatusActionState,
): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const article = closestArticle(inside.current);
    if (article) mountedCards.set(article, { facts, actions });
  });
  return inside;
}

/** Returns the closest registered card that contains or is the element, skipping quoted cards. */
export function findMountedCard(element: Element | null): MountedCard | undefined {
  let article = closestArticle(element);
  while (article) {
    const card = mountedCards.get(article);
    if (card) return { article, ...card };
    article = closestArticle(article.parentElement);
  }
  return undefined;
}
