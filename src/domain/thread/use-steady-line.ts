import { useCallback, useRef, type RefObject } from 'react';
import { cardOf } from '#domain/card/card-of.ts';

interface Held {
  readonly id: string;
  /** How far below the box's top its card begins. */
  readonly offset: number;
}

function heldIn(box: HTMLElement | null, id: string): Held | undefined {
  const card = cardOf(box, id);
  if (!box || !card) return undefined;
  return { id, offset: card.getBoundingClientRect().top - box.getBoundingClientRect().top };
}

/**
 * Keeps a status where it is in the window when other lines come or go above it: `focus`, or once
 * the one that `hold` names. `settle` is to be called when other lines have been drawn; by `moveTo` it
 * says where in the window the box has to begin for that.
 */
export function useSteadyLine({
  box,
  focus,
  stoodFirst,
  moveTo,
}: {
  readonly box: RefObject<HTMLElement | null>;
  readonly focus: string;
  /** It stood where the box begins before this was drawn. */
  readonly stoodFirst: boolean;
  readonly moveTo: (top: number) => void;
}): { readonly hold: (id: string) => void; readonly settle: () => void } {
  const held = useRef<Held | undefined>(stoodFirst ? { id: focus, offset: 0 } : undefined);
  const hold = useCallback(
    (id: string) => {
      held.current = heldIn(box.current, id) ?? held.current;
    },
    [box],
  );
  const settle = useCallback(() => {
    const before = held.current;
    const now = before && heldIn(box.current, before.id);
    const moved = before && now ? now.offset - before.offset : 0;
    if (box.current && Math.abs(moved) > 1) {
      moveTo(box.current.getBoundingClientRect().top - moved);
    }
    held.current = heldIn(box.current, focus) ?? held.current;
  }, [box, focus, moveTo]);
  return { hold, settle };
}
