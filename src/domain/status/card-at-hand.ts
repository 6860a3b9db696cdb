import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { StatusFacts } from '#domain/card/status-action.ts';
import type { StatusActionState } from './use-status-actions.ts';

/** A card that is drawn, for whoever acts on it without pressing its buttons: keys, the palette. */
export interface CardAtHand {
  readonly article: HTMLElement;
  readonly facts: StatusFacts;
  readonly actions: StatusActionState;
}

const drawn = new WeakMap<Element, Omit<CardAtHand, 'article'>>();

/** Puts the card around an element at hand, for as long as it is drawn. */
export function useCardAtHand(
  facts: StatusFacts,
  actions: StatusActionState,
): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const article = inside.current?.closest('article');
    if (article) drawn.set(article, { facts, actions });
  });
  return inside;
}

/** The card that holds an element, or has it for its own; not the one that another card quotes. */
export function cardAtHand(element: Element | null): CardAtHand | undefined {
  let article = element?.closest<HTMLElement>('article') ?? null;
  while (article) {
    const card = drawn.get(article);
    if (card) return { article, ...card };
    article = article.parentElement?.closest<HTMLElement>('article') ?? null;
  }
  return undefined;
}
