import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { StatusContext } from '#session/actions/status-context.ts';
import { closestArticle } from '#ui/focus/articles.ts';
import type { StatusActionState } from './use-status-actions.ts';

/**
 * A card on the page. Shortcuts and the command palette run its actions without clicking its
 * buttons.
 */
export interface MountedCard {
  readonly article: HTMLElement;
  readonly facts: StatusContext;
  readonly actions: StatusActionState;
}

const mountedCards = new WeakMap<Element, Omit<MountedCard, 'article'>>();

/** Returns the ref of a card's article; the card is registered while the article is mounted. */
export function useRegisterMountedCard(
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

/** Returns the closest registered card around the element. Quoted cards are not registered. */
export function findMountedCard(element: Element | null): MountedCard | undefined {
  let article = closestArticle(element);
  while (article) {
    const card = mountedCards.get(article);
    if (card) return { article, ...card };
    article = closestArticle(article.parentElement);
  }
  return undefined;
}
