import { createRef, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRestoredFocus } from '#components/feed/use-restored-focus.ts';
import {
  serializeViewState,
  parseViewState,
  type ThreadViewState,
} from '#components/thread/thread-view-state.ts';
import type { ThreadHandle } from '#components/thread/use-thread-handle.ts';
import { throttle } from '#lib/throttle.ts';
import { useSession } from '#session/session-context.ts';
import { stickyBarsHeight } from '#ui/virtual-list/scroll-anchor.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** Minimum time between saves of the scroll position, in milliseconds. */
const saveIntervalMs = 300;

/**
 * Saves and restores the scroll position and view state of a conversation, for Back and reloads.
 * With `takesFocus`, focuses its status after navigation from another screen.
 */
export function useThreadScrollAnchor(focus: string, historyKey: string, takesFocus: boolean) {
  const { readingPositions } = useSession().feeds;
  const [list] = useState(createRef<VirtualListHandle>);
  const [thread] = useState(createRef<ThreadHandle>);
  const name = `thread/${focus}`;
  const [restored] = useState(() => {
    const saved = readingPositions.read(historyKey, name);
    return saved && { place: { key: saved.id, top: saved.top }, look: parseViewState(saved.look) };
  });
  const viewState = useRef(restored?.look);
  useRestoredFocus(list, historyKey, name, takesFocus ? focus : undefined);
  const save = (): void => {
    const place = thread.current?.scrollAnchor;
    if (!place && !viewState.current) return;
    /* Without an anchor only the view state has changed, so the reader is at the focused status. */
    const { key, top } = place ?? { key: focus, top: stickyBarsHeight() };
    const serialized = viewState.current && serializeViewState(viewState.current);
    readingPositions.save(historyKey, name, { id: key, maxId: key, top, look: serialized });
  };
  const [saveNow] = useState(() => save);
  const [throttledSave] = useState(() => throttle(saveNow, saveIntervalMs));
  const [viewStateKeeper] = useState(() => ({
    start: restored?.look,
    onChange(next: ThreadViewState) {
      viewState.current = next;
      throttledSave();
    },
  }));

  /* In a layout effect's cleanup the list is still in the document. */
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
