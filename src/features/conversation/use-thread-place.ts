import { createRef, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRestoredFocus } from '#domain/feed/use-restored-focus.ts';
import {
  serializeViewState,
  parseViewState,
  type ThreadViewState,
} from '#domain/thread/thread-view-state.ts';
import type { ThreadHandle } from '#domain/thread/use-thread-handle.ts';
import { throttle } from '#lib/throttle.ts';
import { useSession } from '#session/session-context.ts';
import { coveredTop } from '#ui/virtual-list/list-place.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** Milliseconds between two notes of where somebody reads. */
const notePause = 300;

/**
 * Remembers where the reader is in a conversation and what of it is shown, so that Back and a reload
 * lead there. `takesFocus` gives the focus to its status, for whoever was led here from another screen.
 */
export function useThreadPlace(focus: string, historyKey: string, takesFocus: boolean) {
  const { places } = useSession().feeds;
  const [list] = useState(createRef<VirtualListHandle>);
  const [thread] = useState(createRef<ThreadHandle>);
  const name = `thread/${focus}`;
  const [begun] = useState(() => {
    const kept = places.read(historyKey, name);
    return kept && { place: { key: kept.id, top: kept.top }, look: parseViewState(kept.look) };
  });
  const look = useRef(begun?.look);
  useRestoredFocus(list, historyKey, name, takesFocus ? focus : undefined);
  const keep = (): void => {
    const place = thread.current?.place;
    if (!place && !look.current) return;
    /* Without a place only the look was changed: then the reader is at the focused status. */
    const { key, top } = place ?? { key: focus, top: coveredTop() };
    const sealed = look.current && serializeViewState(look.current);
    places.keep(historyKey, name, { id: key, maxId: key, top, look: sealed });
  };
  const [keepNow] = useState(() => keep);
  const [noted] = useState(() => throttle(keepNow, notePause));
  const [keeper] = useState(() => ({
    start: begun?.look,
    onChange(next: ThreadViewState) {
      look.current = next;
      noted();
    },
  }));

  /* In a layout effect's cleanup the list is still in the document. */
  useLayoutEffect(
    () => () => {
      noted.cancel();
      keepNow();
    },
    [noted, keepNow],
  );
  useEffect(() => {
    const handleLeave = (): void => noted.flush();
    window.addEventListener('pagehide', handleLeave);
    return () => window.removeEventListener('pagehide', handleLeave);
  }, [noted]);

  return { list, thread, start: begun?.place, keeper, onMove: noted };
}
