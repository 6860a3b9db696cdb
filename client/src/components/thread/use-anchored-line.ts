import { type RefObject, useCallback, useRef } from 'react';
import { findStatusCard } from '#components/status/focus-status.ts';
import { articlesIn } from '#ui/focus/articles.ts';

interface Anchor {
  readonly id: string;
  /** Distance in CSS pixels from the top of the element `box` to the top of the card. */
  readonly offset: number;
}

function findAnchor(box: HTMLElement | null, id: string): Anchor | undefined {
  const card = findStatusCard(box, id);
  if (!box || !card) return undefined;
  return { id, offset: card.getBoundingClientRect().top - box.getBoundingClientRect().top };
}

/** Heights of the cards in CSS pixels, in document order. */
type CardHeights = ReadonlyMap<HTMLElement, number>;

function measureCards(box: HTMLElement | null): CardHeights {
  return new Map(articlesIn(box).map((card) => [card, card.getBoundingClientRect().height]));
}

/** Returns by how many CSS pixels the cards above a card have grown, such as by a composer. */
function growthAbove(before: CardHeights, id: string): number {
  let grown = 0;
  for (const [card, height] of before) {
    if (card.dataset['status'] === id) break;
    if (card.isConnected) grown += card.getBoundingClientRect().height - height;
  }
  return grown;
}

/**
 * Keeps a status at its position in the window while lines are inserted or removed above it:
 * `focus`, or the status last passed to `hold`. Call `settle` after other lines were rendered. It
 * calls `moveTo` with the position in the window that the top of the element `box` must have.
 */
export function useAnchoredLine({
  box,
  focus,
  stoodFirst,
  moveTo,
}: {
  readonly box: RefObject<HTMLElement | null>;
  readonly focus: string;
  /** Whether the status was at the top of the box before this render. */
  readonly stoodFirst: boolean;
  readonly moveTo: (top: number) => void;
}): { readonly hold: (id: string) => void; readonly settle: () => void } {
  const anchor = useRef<Anchor | undefined>(stoodFirst ? { id: focus, offset: 0 } : undefined);
  const heights = useRef<CardHeights>(new Map());
  const hold = useCallback(
    (id: string) => {
      anchor.current = findAnchor(box.current, id) ?? anchor.current;
    },
    [box],
  );
  const settle = useCallback(() => {
    const before = anchor.current;
    const now = before && findAnchor(box.current, before.id);
    const moved =
      before && now ? now.offset - before.offset - growthAbove(heights.current, before.id) : 0;
    if (box.current && Math.abs(moved) > 1) {
      moveTo(box.current.getBoundingClientRect().top - moved);
    }
    heights.current = measureCards(box.current);
    hold(focus);
  }, [box, focus, hold, moveTo]);
  return { hold, settle };
}
