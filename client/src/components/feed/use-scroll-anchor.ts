import {
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { FeedRow } from '#store/rows/feed-row.ts';
import { throttle } from '#lib/throttle.ts';
import { inlineHistoryKey, type ReadingPosition } from '#session/feeds/reading-positions.ts';
import { useSession } from '#session/session-context.ts';
import { ScrollPortContext } from '#ui/virtual-list/scroll-port.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { scrollThrottleMs } from '#session/feeds/feed-timing.ts';
import { feedViewStates } from '#session/feeds/feed-view-states.ts';
import { createScrollAnchor, resolveFeedAnchor } from './feed-anchor.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

/**
 * Saves the reader's position in a feed by history key, so that Back and a reload return to it. A
 * new history entry begins at the top.
 */
export function useScrollAnchor(
  feed: FeedRow,
  historyKey: string,
): {
  readonly list: RefObject<VirtualListHandle | null>;
  /** The saved position at which the list begins. */
  readonly start: ReadingPosition | undefined;
  readonly heights: ReadonlyMap<string, number> | undefined;
  readonly onMove: () => void;
} {
  const { feeds, part } = useSession();
  const { heights: allHeights } = part(feedViewStates);
  const list = useRef<VirtualListHandle>(null);
  const port = use(ScrollPortContext);
  const feedId = feed.id;
  /* In a column, heights are saved per history entry: its rows are higher than those of the main
     column. */
  const heightsKey = port.scroller ? historyKey : feedId;
  const [heights] = useState(() => allHeights.get(heightsKey));
  const [start] = useState(() => {
    const savedAnchor = feeds.readingPositions.read(historyKey, feedId);
    /* After a reload the height of an expanded conversation is unknown. If its top were far
       above the window, the list would not render its row. */
    const isLow =
      savedAnchor && !heights && feeds.readingPositions.read(inlineHistoryKey, savedAnchor.id);
    return isLow
      ? { ...savedAnchor, top: Math.max(savedAnchor.top, -window.innerHeight) }
      : savedAnchor;
  });
  const known = useRef({ feed, historyKey });
  const save = useCallback((): void => {
    if (!list.current) return;
    const { feed: last, historyKey: key } = known.current;
    const position = createScrollAnchor(last.items, list.current.anchor);
    feeds.readingPositions.save(key, feedId, position);
  }, [feeds, feedId]);
  const [saveLater] = useState(() => throttle(save, scrollThrottleMs));
  useRestoredFocus(list, historyKey, feedId);

  useLayoutEffect(() => {
    const isNewEntry = known.current.historyKey !== historyKey;
    known.current = { feed, historyKey };
    if (!isNewEntry) return;
    const place = feeds.readingPositions.read(historyKey, feedId);
    const to = place && resolveFeedAnchor(feed, place);
    if (to) list.current?.goTo(to);
    else port.scrollTo({ top: 0, behavior: 'instant' });
  }, [feed, historyKey, feeds, feedId, port]);

  useLayoutEffect(() => {
    if (!feeds.readingPositions.read(known.current.historyKey, feedId)) {
      port.scrollTo({ top: 0, behavior: 'instant' });
    }
    return () => {
      saveLater.cancel();
      save();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- reads the list when the screen is left, not when the effect starts
      if (list.current) allHeights.set(heightsKey, new Map(list.current.known));
    };
  }, [feeds, feedId, heightsKey, allHeights, port, save, saveLater]);
  useEffect(() => {
    const handleLeave = (): void => saveLater.flush();
    window.addEventListener('pagehide', handleLeave);
    document.addEventListener('visibilitychange', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      document.removeEventListener('visibilitychange', handleLeave);
    };
  }, [saveLater]);
  return { list, start, heights, onMove: saveLater };
}
