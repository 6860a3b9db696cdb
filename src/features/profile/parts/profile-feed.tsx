import { useCallback, useMemo, useRef } from 'react';
import { FeedView, type FeedViewHandle } from '#components/feed/feed-view.tsx';
import { useFeed } from '#components/feed/use-feed.ts';
import { FilterSettingsContext } from '#components/filters/filter-settings.ts';
import { useScreenFilters } from '#components/filters/use-screen-filters.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { JumpToDateButton } from './jump-to-date-button.tsx';
import { MediaGrid } from './media-grid.tsx';

/** Timeline of one account, whose own statuses are not filtered. */
export function ProfileFeed({
  place,
  profileOf,
  label,
  historyKey,
  isGrid = false,
}: {
  /** Must be the same object while the timeline stays the same. */
  place: TimelineRef;
  profileOf: string;
  label: string;
  historyKey: string;
  /** Shows the media as a grid instead of the statuses. */
  isGrid?: boolean;
}) {
  const open = useFeed(place, historyKey);
  const { settings, showHidden } = useScreenFilters('account');
  const view = useRef<FeedViewHandle>(null);
  const show = useCallback((id: string) => view.current?.show(id), []);
  const own = useMemo(() => ({ ...settings, profileOf }), [settings, profileOf]);
  return (
    <FilterSettingsContext value={own}>
      <JumpToDateButton loader={open.loader} feed={open.feed} onShow={show} />
      {isGrid ? (
        <MediaGrid {...open} label={label} />
      ) : (
        <FeedView
          {...open}
          label={label}
          historyKey={historyKey}
          onShowHidden={showHidden}
          handle={view}
        />
      )}
    </FilterSettingsContext>
  );
}
