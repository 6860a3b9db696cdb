import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { cardOf } from '#domain/status/card-of.ts';
import { coveredTop } from '#ui/virtual-list/list-place.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { useSteadyLine } from './use-steady-line.ts';

/**
 * Where a conversation inside a timeline stands in the window, and where the focus is in it: its status
 * stays put while lines come and go around it, nothing that is led to stops under its bar, and closing
 * it leaves reader and focus at the status it was opened from (spec 1 §2).
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
  /** What had the focus has gone: the status takes it. */
  const takeFocus = useCallback(() => {
    if (document.activeElement === document.body) {
      cardOf(box.current, focus)?.focus({ preventScroll: true });
    }
  }, [focus]);
  /*
   * The button that opened it has gone. Before anything moves: the list does not take a row away that
   * has the focus, though it cannot know yet how high this one has become.
   */
  useLayoutEffect(takeFocus, [takeFocus]);
  const close = useCallback((): void => {
    const row = list.current?.elementOf(id);
    const top = cardOf(box.current, focus)?.getBoundingClientRect().top ?? 0;
    const start = Math.max(coveredTop(), box.current?.getBoundingClientRect().top ?? 0);
    flushSync(onClose);
    moveTo(top >= coveredTop() && top < window.innerHeight ? top : start);
    cardOf(row, id)?.focus({ preventScroll: true });
  }, [list, id, focus, onClose, moveTo]);
  return { box, bar, hold, settle, clearBar, takeFocus, close };
}
