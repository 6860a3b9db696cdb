import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { coveredTop, type ListPlace } from '#ui/virtual-list/list-place.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** Where a box begins in the window while the page is at its top, or where what covers that ends. */
function topOf(box: HTMLElement): number {
  return Math.max(coveredTop(), box.getBoundingClientRect().top + window.scrollY);
}

/**
 * Leads to the status that a conversation was opened for, `isDue` telling that there are lines: what
 * arrives above must not push it away, and nobody came for the beginning of it all. Why it answers
 * nothing, the row `why`, is a part of it: where that comes later and has no room above, the status makes
 * room, unless one has read on. Gives what is to be told of that row's element.
 */
export function useFirstPlace({
  focus,
  why,
  isDue,
  box,
  list,
}: {
  readonly focus: string;
  readonly why: string;
  readonly isDue: boolean;
  readonly box: RefObject<HTMLElement | null>;
  readonly list: RefObject<VirtualListHandle | null>;
}): (element: HTMLElement | null) => void {
  const placed = useRef<ListPlace>(undefined);
  const leadTo = useCallback(
    (key: string) => {
      if (!box.current) return;
      placed.current = { key, top: topOf(box.current) };
      list.current?.goTo(placed.current);
    },
    [box, list],
  );
  const shown = useRef<HTMLElement>(null);
  const makeRoom = useCallback(() => {
    const before = placed.current;
    const now = list.current?.place;
    if (!shown.current || before?.key !== focus) return;
    if (now?.key !== focus || now.top !== before.top) return;
    if (before.top - shown.current.offsetHeight < coveredTop()) leadTo(why);
  }, [focus, why, list, leadTo]);
  useLayoutEffect(() => {
    if (!isDue) return;
    leadTo(focus);
    makeRoom();
  }, [isDue, focus, leadTo, makeRoom]);
  return useCallback(
    (element) => {
      shown.current = element;
      makeRoom();
    },
    [makeRoom],
  );
}
