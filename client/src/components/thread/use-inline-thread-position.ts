import { type RefObject, use, useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { findStatusCard } from '#components/status/focus-status.ts';
import { useSession } from '#session/session-context.ts';
import { articlesIn } from '#ui/focus/articles.ts';
import { ScrollPortContext, visibleTop } from '#ui/virtual-list/scroll-port.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { useAnchoredLine } from './use-anchored-line.ts';

/** Returns the first status of the next rendered row of a list, or of the previous one. */
function cardBeside(row: Element | undefined): HTMLElement | undefined {
  const rows = [...(row?.parentElement?.children ?? [])];
  const at = rows.findIndex((one) => one === row);
  const byNearness = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at)).toReversed()];
  return byNearness.flatMap(articlesIn)[0];
}

/**
 * Controls the window position of an inline conversation and the focus in it. Its status stays in
 * place while lines change around it, and nothing scrolled into view stops below its bar. When it
 * collapses, position and focus return to the status it was expanded from (R-CONV-002).
 */
export function useInlineThreadPosition({
  id,
  focus,
  list,
  isNew,
  onClose,
}: {
  /** Id of the timeline's row that contains the conversation. */
  readonly id: string;
  /** The focused status; differs from `id` if the row is a reblog. */
  readonly focus: string;
  readonly list: RefObject<VirtualListHandle | null>;
  /** Whether the conversation was just expanded, so that its status was at the top of the row. */
  readonly isNew: boolean;
  readonly onClose: () => void;
}) {
  const { feeds } = useSession();
  const port = use(ScrollPortContext);
  const box = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const moveTo = useCallback((top: number) => list.current?.goTo({ key: id, top }), [list, id]);
  const { hold, settle } = useAnchoredLine({ box, focus, stoodFirst: isNew, moveTo });
  /** Scrolls the card of a status out from below the bar. */
  const clearBar = useCallback(
    (wanted: string) => {
      const top = findStatusCard(box.current, wanted)?.getBoundingClientRect().top ?? Infinity;
      const hidden = (bar.current?.getBoundingClientRect().bottom ?? 0) - top;
      if (box.current && hidden > 0) moveTo(box.current.getBoundingClientRect().top + hidden);
    },
    [moveTo],
  );
  /** Focuses the status when the focused element is removed. */
  const moveFocus = useCallback(
    () => findStatusCard(box.current, focus)?.focus({ preventScroll: true }),
    [focus],
  );
  /* Expanding has removed the clicked button, so the status gets the focus if no other element
     has it. This is done in a layout effect: the virtual list checks which row has the focus
     before it moves or unmounts rows. */
  useLayoutEffect(() => {
    if (isNew && document.activeElement === document.body) moveFocus();
  }, [isNew, moveFocus]);
  const close = useCallback((): void => {
    const row = list.current?.elementOf(id);
    const top = findStatusCard(box.current, focus)?.getBoundingClientRect().top ?? 0;
    const covered = visibleTop(port);
    const start = Math.max(covered, box.current?.getBoundingClientRect().top ?? 0);
    flushSync(onClose);
    moveTo(top >= covered && top < window.innerHeight ? top : start);
    /* If the status was muted while its conversation was open, the filters of the timeline hide
       it, and the next card gets the focus. */
    (findStatusCard(row, id) ?? cardBeside(row))?.focus({ preventScroll: true });
    /* Rows of deleted statuses are removed only now that the card has the focus, so that the
       feed can move the focus to the next row. */
    feeds.removeExcluded();
  }, [list, id, focus, onClose, moveTo, feeds, port]);
  return { box, bar, hold, settle, clearBar, moveFocus, close };
}
