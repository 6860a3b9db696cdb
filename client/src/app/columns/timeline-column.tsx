import { useLingui } from '@lingui/react/macro';
import Settings2 from 'lucide-react/icons/settings-2';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FeedView, type FeedViewHandle } from '#components/feed/feed-view.tsx';
import { FilterSettingsContext } from '#session/filters/filter-settings.ts';
import { useDisplayedRoute } from '#components/router/router-context.tsx';
import { useAnnounceStatuses } from '#components/announcer/use-announce-arrivals.ts';
import { NewStatusesButton } from '#features/timeline/parts/new-statuses-button.tsx';
import { useShownKindItems } from '#features/timeline/parts/use-shown-kind-items.ts';
import { useTimelineFeed } from '#features/timeline/use-timeline-feed.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useSession } from '#session/session-context.ts';
import { Menu } from '#ui/menus/menu.tsx';

/** A timeline in a column. */
export function TimelineColumn({
  place,
  label,
  path,
  actions,
}: {
  /**
   * Must be the same object in each render of the same timeline, because a new object opens the
   * feed again.
   */
  place: TimelineRef;
  label: string;
  path: string;
  /** Element in the column's header into which the timeline renders its buttons. */
  actions: Element;
}) {
  const { t } = useLingui();
  const { feeds } = useSession();
  const historyKey = `column ${path}`;
  const timeline = useTimelineFeed(place, historyKey, { column: path });
  const { open, filterKey, settings, showHidden, isSeen, waiting, isStale, hasNew } = timeline;
  const { loader } = open;
  const shownKinds = useShownKindItems(filterKey);
  useAnnounceStatuses(open.feed, isSeen);
  const view = useRef<FeedViewHandle>(null);

  /* Saves the position again after each navigation. Only the positions that were saved last are
     stored, and a column stays visible during any number of navigations. */
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
      {createPortal(
        <>
          {hasNew && (
            <NewStatusesButton
              waiting={waiting}
              isStale={isStale}
              shown={{ loader, isSeen, view }}
            />
          )}
          <Menu label={t`Quick settings`} icon={Settings2} size="small" items={[shownKinds]} />
        </>,
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
