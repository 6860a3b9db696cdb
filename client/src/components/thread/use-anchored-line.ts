import { type RefObject, use, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { findStatusCard } from '#components/card/focus-status.ts';
import { articlesIn } from '#ui/focus/articles.ts';
import { ScrollPortContext, visibleTop } from '#ui/virtual-list/scroll-port.ts';

interface Anchor {
  readonly id: string;
  /** Distance in CSS pixels from the top of the box to its card. */
  readonly offset: number;
}

function findAnchor(box: HTMLElement | null, id: string): Anchor | undefined {
  const card = findStatusCard(box, id);
  if (!box || !card) return undefined;
  return { id, offset: card.getBoundingClientRect().top - box.getBoundingClientRect().top };
}

type CardHeights = ReadonlyMap<HTMLElement, number>;

function measureCards(box: HTMLElement | null): CardHeights {
  return new Map(articlesIn(box).map((card) => [card, card.getBoundingClientRect().height]));
}

/**
 * Returns by how many CSS pixels growing cards moved the focused status, or if it was outside the
 * window, the first card that was inside. `covered` is the height of the bars at the window's top.
 */
function movedByGrowth(before: CardHeights, focus: string, covered: number): number {
  let grown = 0;
  let first: number | undefined;
  for (const [card, height] of before) {
    const { top, bottom, height: now } = card.getBoundingClientRect();
    const own = now - height;
    const wasVisible = bottom - grown - own > covered && top - grown < window.innerHeight;
    if (wasVisible && card.dataset['status'] === focus) return grown;
    if (wasVisible) first ??= grown;
    grown += own;
  }
  return first ?? 0;
}

/**
 * Keeps a status at its window position while lines above it change: `focus`, or once the one
 * passed to `hold`. Call `settle` after other lines were rendered; it calls `moveTo` with the
 * required top of the box. Lines that grow later, when a part of a card is loaded, do not move what
 * is read either.
 */
export function useAnchoredLine({
  box,
  focus,
  stoodFirst,
  moveTo,
}: {
  readonly box: RefObject<HTMLElement | null>;
  readonly focus: string;
  /** Before this render, it was at the top of the box. */
  readonly stoodFirst: boolean;
  readonly moveTo: (top: number) => void;
}): { readonly hold: (id: string) => void; readonly settle: () => void } {
  const port = use(ScrollPortContext);
  const anchor = useRef<Anchor | undefined>(stoodFirst ? { id: focus, offset: 0 } : undefined);
  const heights = useRef<CardHeights>(new Map());
  const sizes = useRef<ResizeObserver>(undefined);
  const hold = useCallback(
    (id: string) => {
      anchor.current = findAnchor(box.current, id) ?? anchor.current;
    },
    [box],
  );
  const moveBy = useCallback(
    (moved: number) => {
      if (box.current && Math.abs(moved) > 1)
        moveTo(box.current.getBoundingClientRect().top - moved);
      hold(focus);
    },
    [box, focus, hold, moveTo],
  );
  const handleGrowth = useEffectEvent(() => {
    const moved = movedByGrowth(heights.current, focus, visibleTop(port));
    heights.current = measureCards(box.current);
    moveBy(moved);
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => handleGrowth());
    sizes.current = observer;
    return () => observer.disconnect();
  }, []);
  const settle = useCallback(() => {
    const before = anchor.current;
    const now = before && findAnchor(box.current, before.id);
    moveBy(before && now ? now.offset - before.offset : 0);
    heights.current = measureCards(box.current);
    sizes.current?.disconnect();
    for (const card of heights.current.keys()) sizes.current?.observe(card);
  }, [box, moveBy]);
  return { hold, settle };
}
