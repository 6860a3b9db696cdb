import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import Settings2 from 'lucide-react/icons/settings-2';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { FeedView, type FeedViewHandle } from '#components/feed/feed-view.tsx';
import { FilterSettingsContext } from '#session/filters/filter-settings.ts';
import { stripDirectionMarks } from '#lib/strip-direction-marks.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { isUnknownTimeline } from '#session/feeds/is-unknown-timeline.ts';
import { timelineDescriptors } from '#components/timeline/timeline-descriptors.ts';
import { useRow } from '#store/use-row.ts';
import { isCommandKey } from '#lib/keys/key-events.ts';
import { TimelineHead } from './parts/timeline-head.tsx';
import { useTimelineFeed } from './use-timeline-feed.ts';

/**
 * Opens the find bar on Ctrl/Cmd+Shift+F, except behind a modal dialog. Ctrl/Cmd+F stays the search of
 * the browser, which finds only rendered posts.
 */
function useFindKey(openFind: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (document.documentElement.dataset['under'] !== undefined) return;
    if (!isCommandKey(event, 'f', true)) return;
    event.preventDefault();
    openFind();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/**
 * Returns the given title, or the title of the list if it is known, else the name of the kind of
 * timeline.
 */
function useTimelineTitle(place: TimelineRef, given: string | undefined) {
  const { i18n } = useLingui();
  const { tables } = useSession();
  const list = useRow(tables.lists, place.kind === 'list' ? place.listId : undefined);
  const title = given ?? i18n._(timelineDescriptors[place.kind].title);
  const known = place.kind === 'list' ? list?.title : title;
  return { title: known ?? title, known };
}

const UnknownTimelineNote = lazyPart(
  'UnknownTimelineNote',
  () => import('./parts/unknown-timeline-note.tsx'),
);

const FindBar = lazyPart('FindBar', () => import('./parts/find-bar.tsx'));

const QuickSettings = lazyPart('QuickSettings', () => import('./parts/quick-settings.tsx'));

const ListTitleLoader = lazyPart('ListTitleLoader', () => import('./parts/list-title-loader.tsx'));

const NewStatusesButton = lazyPart(
  'NewStatusesButton',
  () => import('./parts/new-statuses-button.tsx'),
);

/** A timeline with its header, feed and end. */
export function TimelineScreen({
  place,
  historyKey,
  title: givenTitle,
  tools,
  note,
  empty,
}: {
  /**
   * Must be the same object in each render of the same timeline, because a new object opens the
   * feed again.
   */
  place: TimelineRef;
  /** Key of the history entry; the scroll position is saved under it. */
  historyKey: string;
  /** Title of a timeline that is named after a parameter, such as a hashtag. */
  title?: string;
  /** Further buttons of the header. */
  tools?: ReactNode;
  /** Shown between the header and the statuses. */
  note?: ReactNode;
  /** Shown instead of the usual note if there are no statuses. */
  empty?: ReactNode;
}) {
  const { t } = useLingui();
  const { tables } = useSession();
  const { title, known } = useTimelineTitle(place, givenTitle);
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState<string>();
  const timeline = useTimelineFeed(place, historyKey, { isPaused: isFinding });
  const { open, filterKey, settings, showHidden, isSeen, waiting, isStale, hasNew } = timeline;
  const { loader, feed, progress } = open;
  const view = useRef<FeedViewHandle>(null);

  useFindKey(() => setFinding(true));

  const showFound = useCallback((id: string | undefined) => {
    setFound(id);
    if (id !== undefined) view.current?.show(id);
  }, []);

  const retry = async (): Promise<void> => {
    await loader.loadNewer();
    /* Waits one frame, until the button is unmounted and the feed is rendered. */
    requestAnimationFrame(() => view.current?.focusFirst());
  };

  const name = known ?? (place.kind === 'list' ? place.listId : title);
  const isUnknown = !feed.isLoaded && isUnknownTimeline(tables, place, progress?.newerError);
  return (
    <FilterSettingsContext value={settings}>
      <Panel>
        <title>{stripDirectionMarks(title)}</title>
        <TimelineHead
          title={title}
          beside={
            place.kind === 'list' &&
            known === undefined && (
              <LazyBoundary>
                <ListTitleLoader
                  listId={place.listId}
                  isLooking={progress?.isLoadingNewer ?? false}
                  isListLoaded={feed.isLoaded}
                />
              </LazyBoundary>
            )
          }
          actions={
            <>
              {hasNew && (
                <LazyBoundary>
                  <NewStatusesButton
                    waiting={waiting}
                    isStale={isStale}
                    shown={{ loader, isSeen, view }}
                  />
                </LazyBoundary>
              )}
              {tools}
              <IconButton
                icon={Search}
                label={t`Find in this timeline`}
                isOn={isFinding}
                size="small"
                onClick={() => {
                  setFinding(!isFinding);
                  setFound(undefined);
                }}
              />
              <LazyBoundary
                fallback={
                  <IconButton icon={Settings2} label="" size="small" disabled aria-hidden />
                }
              >
                <QuickSettings {...{ loader, feed, isSeen, filterKey }} onShow={showFound} />
              </LazyBoundary>
            </>
          }
        />
        {isFinding && (
          <LazyBoundary>
            <FindBar
              feed={feed}
              onFind={showFound}
              onClose={() => {
                setFinding(false);
                setFound(undefined);
              }}
            />
          </LazyBoundary>
        )}
        {note}
        {isUnknown ? (
          <LazyBoundary>
            <UnknownTimelineNote
              name={name}
              kind={place.kind}
              error={progress?.newerError}
              onRetry={() => void retry()}
            />
          </LazyBoundary>
        ) : (
          <FeedView
            {...open}
            label={title}
            historyKey={historyKey}
            marked={found}
            empty={empty}
            onShowHidden={showHidden}
            handle={view}
          />
        )}
      </Panel>
    </FilterSettingsContext>
  );
}
