import { useCallback, useRef, type RefObject } from 'react';
import { findStatusCard } from '#components/card/find-status-card.ts';

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

/**
 * Keeps a status at its window position while lines above it change: `focus`, or once the one
 * passed to `hold`. Call `settle` after other lines were rendered; it calls `moveTo` with the
 * required top of the box.
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
  const anchor = useRef<Anchor | undefined>(stoodFirst ? { id: focus, offset: 0 } : undefined);
  const hold = useCallback(
    (id: string) => {
      anchor.current = findAnchor(box.current, id) ?? anchor.current;
    },
    [box],
  );
  const settle = useCallback(() => {
    const before = anchor.current;
    const now = before && findAnchor(box.current, before.id);
    const moved = before && now ? now.offset - before.offset : 0;
    if (box.current && Math.abs(moved) > 1) {
      moveTo(box.current.getBoundingClientRect().top - moved);
    }
    anchor.current = findAnchor(box.current, focus) ?? anchor.current;
  }, [box, focus, moveTo]);
  return { hold, settle };
}
