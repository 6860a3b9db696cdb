import { createRef, useEffect, useState, type RefObject } from 'react';
import { useKeptFocus } from '#domain/feed/use-kept-focus.ts';
import { throttle } from '#lib/throttle.ts';
import { useSession } from '#session/session-context.ts';
import type { ListPlace } from '#ui/virtual-list/list-place.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** Milliseconds between two notes of where somebody reads. */
const notePause = 300;

/**
 * Remembers where the reader is in a conversation, so that Back and a reload lead there. `takesFocus`
 * gives the focus to its status, for whoever was led here from another screen.
 */
export function useKeptThreadPlace(
  focus: string,
  visit: string,
  takesFocus: boolean,
): {
  readonly list: RefObject<VirtualListHandle | null>;
  readonly start: ListPlace | undefined;
  readonly onMove: () => void;
} {
  const { places } = useSession().feeds;
  const [list] = useState(createRef<VirtualListHandle>);
  const name = `thread/${focus}`;
  const [start] = useState((): ListPlace | undefined => {
    const kept = places.read(visit, name);
    return kept && { key: kept.id, top: kept.top };
  });
  useKeptFocus(list, visit, name, takesFocus ? focus : undefined);
  const keep = (): void => {
    const place = list.current?.place;
    if (place) places.keep(visit, name, { id: place.key, maxId: place.key, top: place.top });
  };
  const [noted] = useState(() => throttle(() => keep(), notePause));

  useEffect(() => {
    const handleLeave = (): void => noted.flush();
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      noted.cancel();
    };
  }, [noted]);

  return { list, start, onMove: noted };
}
