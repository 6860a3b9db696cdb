import { useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FeedView, type FeedViewHandle } from '#components/feed/feed-view.tsx';
import { useFeed } from '#components/feed/use-feed.ts';
import { FilterSettingsContext } from '#components/filters/filter-settings.ts';
import { isItemShown } from '#components/filters/hidden-items.ts';
import { useScreenFilters } from '#components/filters/use-screen-filters.ts';
import { useDisplayedRoute } from '#components/router/router-context.tsx';
import { timelineRows } from '#components/timeline/timeline-rows.ts';
import { NewButton } from '#features/timeline/parts/new-button.tsx';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useSession } from '#session/session-context.ts';
import { queueSummary } from '#store/feed/feed-queue.ts';

/** A timeline in a column. */
export function TimelineColumn({
  place,
  label,
  path,
  actions,
}: {
  /** Must be the same object while the timeline stays the same. */
  place: TimelineRef;
  label: string;
  path: string;
  /** Element in the column's header for buttons. */
  actions: Element;
}) {
  const { tables, viewerId, feeds } = useSession();
  const historyKey = `column ${path}`;
  const open = useFeed(place, historyKey);
  const { loader, feed, progress } = open;
  const view = useRef<FeedViewHandle>(null);
  const isStale = progress?.isStale ?? false;
  const { settings, showHidden } = useScreenFilters(timelineRows[place.kind].filters);
  const isSeen = useCallback(
    (id: string) => isItemShown(id, { tables, viewerId, settings }),
    [tables, viewerId, settings],
  );
  const waiting = queueSummary(feed, isSeen);

  /* Only the latest positions are kept: those of visible columns must not become old. */
  const { key } = useDisplayedRoute().location;
  const savedFor = useRef(key);
  useEffect(() => {
    if (savedFor.current === key) return;
    savedFor.current = key;
    const position = feeds.readingPositions.read(historyKey, loader.id);
    if (position) feeds.readingPositions.save(historyKey, loader.id, position);
  }, [key, feeds, historyKey, loader]);

  return (
    <FilterSettingsContext value={settings}>
      {(isStale || waiting.count > 0 || waiting.isAtLeast) &&
        createPortal(
          <NewButton waiting={waiting} isStale={isStale} shown={{ loader, isSeen, view }} />,
          actions,
        )}
      <FeedView
        {...open}
        label={label}
        historyKey={historyKey}
        onShowHidden={showHidden}
        handle={view}
      />
    </FilterSettingsContext>
  );
}
