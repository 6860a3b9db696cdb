import {
  createRef,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ScrollAnchor, stickyBarsHeight } from '#ui/virtual-list/scroll-anchor.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { useRestoredFocus } from '#components/feed/use-restored-focus.ts';
import {
  parseViewState,
  serializeViewState,
  type ThreadViewState,
} from '#store/thread/thread-view-state.ts';
import { throttle } from '#lib/throttle.ts';
import { useSession } from '#session/session-context.ts';
import type { ThreadHandle } from './use-thread-handle.ts';

/**
 * Returns the position of the top of the element `box` in the window, in CSS pixels, when the page
 * is scrolled to its top. If sticky bars would cover that position, returns the lower edge of the
 * bars.
 */
function topOf(box: HTMLElement): number {
  return Math.max(stickyBarsHeight(), box.getBoundingClientRect().top + window.scrollY);
}

/**
 * Scrolls to the status that a conversation was opened for, once `isDue`: when lines are rendered, and
 * if no position was saved. The line with the key `why` explains why the parent of the status is
 * missing. It is shown together with the status: if it appears later, the page scrolls up to it, unless
 * the reader has scrolled. Returns a ref for that line, and a function to call when a sticky bar
 * appears, with its height in CSS pixels. The function scrolls so that the bar does not cover the
 * status.
 */
export function useInitialScroll({
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
}): {
  readonly showWhy: (element: HTMLElement | null) => void;
  readonly clearBar: (height: number) => void;
} {
  const initialAnchor = useRef<ScrollAnchor>(undefined);
  const scrollTo = useCallback(
    (key: string) => {
      if (!box.current) return;
      initialAnchor.current = { key, top: topOf(box.current) };
      list.current?.goTo(initialAnchor.current);
    },
    [box, list],
  );
  const shown = useRef<HTMLElement>(null);
  const moveDown = useCallback(() => {
    const before = initialAnchor.current;
    const now = list.current?.anchor;
    if (!shown.current || before?.key !== focus) return;
    if (now?.key !== focus || now.top !== before.top) return;
    if (before.top - shown.current.offsetHeight < stickyBarsHeight()) scrollTo(why);
  }, [focus, why, list, scrollTo]);
  useLayoutEffect(() => {
    if (!isDue) return;
    scrollTo(focus);
    moveDown();
  }, [isDue, focus, scrollTo, moveDown]);
  const showWhy = useCallback(
    (element: HTMLElement | null) => {
      shown.current = element;
      moveDown();
    },
    [moveDown],
  );
  const clearBar = useCallback(
    (height: number) => {
      const now = list.current?.anchor;
      const bottom = stickyBarsHeight();
      if (!now || now.top >= bottom || now.top < bottom - height) return;
      const below = { key: now.key, top: bottom };
      const before = initialAnchor.current;
      if (before?.key === now.key && before.top === now.top) initialAnchor.current = below;
      list.current?.goTo(below);
    },
    [list],
  );
  return { showWhy, clearBar };
}

/** Minimum time between saves of the scroll position, in milliseconds. */
const saveIntervalMs = 300;

/**
 * Saves and restores the scroll position and view state of a conversation, for Back and reloads. With
 * `getsFocus`, its status gets the focus.
 */
export function useThreadScrollAnchor(focus: string, historyKey: string, getsFocus: boolean) {
  const { readingPositions } = useSession().feeds;
  const [list] = useState(createRef<VirtualListHandle>);
  const [thread] = useState(createRef<ThreadHandle>);
  const name = `thread/${focus}`;
  const [restored] = useState(() => {
    const saved = readingPositions.read(historyKey, name);
    return saved && { place: { key: saved.id, top: saved.top }, view: parseViewState(saved.view) };
  });
  const viewState = useRef(restored?.view);
  useRestoredFocus(list, historyKey, name, getsFocus ? focus : undefined);
  const save = (): void => {
    const place = thread.current?.scrollAnchor;
    if (!place && !viewState.current) return;
    /* Without an anchor only the view state has changed, so the reader is at the focused status. */
    const { key, top } = place ?? { key: focus, top: stickyBarsHeight() };
    const serialized = viewState.current && serializeViewState(viewState.current);
    readingPositions.save(historyKey, name, { id: key, maxId: key, top, view: serialized });
  };
  const [saveNow] = useState(() => save);
  const [throttledSave] = useState(() => throttle(saveNow, saveIntervalMs));
  const [viewStateKeeper] = useState(() => ({
    start: restored?.view,
    onChange(next: ThreadViewState) {
      viewState.current = next;
      throttledSave();
    },
  }));

  /* The position is saved in the cleanup of a layout effect, when the list is still in the
     document. */
  useLayoutEffect(
    () => () => {
      throttledSave.cancel();
      saveNow();
    },
    [throttledSave, saveNow],
  );
  useEffect(() => {
    const handleLeave = (): void => throttledSave.flush();
    window.addEventListener('pagehide', handleLeave);
    return () => window.removeEventListener('pagehide', handleLeave);
  }, [throttledSave]);

  return { list, thread, start: restored?.place, keeper: viewStateKeeper, onMove: throttledSave };
}
