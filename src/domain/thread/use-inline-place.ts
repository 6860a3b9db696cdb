import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { cardOf } from '#domain/card/card-of.ts';
import { useSession } from '#session/session-context.ts';
import { coveredTop } from '#ui/virtual-list/list-place.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { useSteadyLine } from './use-steady-line.ts';

/** The first post of the next row of a list in which one is drawn, or else of the row before. */
function cardBeside(row: Element | undefined): HTMLElement | undefined {
  const rows = [...(row?.parentElement?.children ?? [])];
  const at = rows.findIndex((one) => one === row);
  const byNearness = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at)).toReversed()];
  for (const one of byNearness) {
    const card = one.querySelector('article');
    if (card) return card;
  }
  return undefined;
}

/**
 * Where a conversation inside a timeline stands in the window, and where the focus is in it: its status
 * stays put while lines come and go around it, nothing that is led to stops under its bar, and closing
 * it leaves reader and focus at the status it was opened from (R-CONV-002).
 */
export function useInlinePlace({
  id,
  focus,
  list,
  isNew,
  onClose,
}: {
  /** The timeline's row that it stands in. */
  readonly id: string;
  /** The status it is about; differs from `id` where that is a repeat. */
  readonly focus: string;
  readonly list: RefObject<VirtualListHandle | null>;
  /** Has just been opened: its status stood at the row's beginning. */
  readonly isNew: boolean;
  readonly onClose: () => void;
}) {
  const { feeds } = useSession();
  const box = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const moveTo = useCallback((top: number) => list.current?.goTo({ key: id, top }), [list, id]);
  const { hold, settle } = useSteadyLine({ box, focus, stoodFirst: isNew, moveTo });
  /** Brings what stands under the bar out from there. */
  const clearBar = useCallback(
    (wanted: string) => {
      const top = cardOf(box.current, wanted)?.getBoundingClientRect().top ?? Infinity;
      const hidden = (bar.current?.getBoundingClientRect().bottom ?? 0) - top;
      if (box.current && hidden > 0) moveTo(box.current.getBoundingClientRect().top + hidden);
    },
    [moveTo],
  );
  /** Gives the focus to the status, where what has it goes. */
  const takeFocus = useCallback(
    () => cardOf(box.current, focus)?.focus({ preventScroll: true }),
    [focus],
  );
  /*
   * The button that opened it has gone. Before anything moves: the list does not take a row away that
   * has the focus. One that comes back with its row takes it from nobody.
   */
  useLayoutEffect(() => {
    if (isNew && document.activeElement === document.body) takeFocus();
  }, [isNew, takeFocus]);
  const close = useCallback((): void => {
    const row = list.current?.elementOf(id);
    const top = cardOf(box.current, focus)?.getBoundingClientRect().top ?? 0;
    const start = Math.max(coveredTop(), box.current?.getBoundingClientRect().top ?? 0);
    flushSync(onClose);
    moveTo(top >= coveredTop() && top < window.innerHeight ? top : start);
    /* If the status was muted meanwhile, the timeline leaves it out: the card beside it gets the focus. */
    (cardOf(row, id) ?? cardBeside(row))?.focus({ preventScroll: true });
    /* Deleted rows are taken out only now, after the focus is set, so that the feed can lead it on. */
    feeds.sweep();
  }, [list, id, focus, onClose, moveTo, feeds]);
  return { box, bar, hold, settle, clearBar, takeFocus, close };
}
