import { useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows from 'lucide-react/icons/rows-3';
import { FeedView, type FeedViewHandle } from '#components/feed/feed-view.tsx';
import { type OpenFeed, useFeed } from '#components/feed/use-feed.ts';
import { FilterSettingsContext } from '#session/filters/filter-settings.ts';
import { useFilterVerdict } from '#components/filters/use-filter-verdict.ts';
import { useFilterView, useScreenFilters } from '#components/filters/use-screen-filters.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { JumpToDateDialog } from '#components/feed/parts/lazy-jump-to-date-dialog.ts';
import type { FeedRow, Gap } from '#store/rows/feed-row.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { FeedGap } from '#components/feed/parts/feed-gap.tsx';
import { FeedFooter } from '#components/feed/parts/feed-footer.tsx';
import { FeedFailure } from '#components/feed/parts/feed-failure.tsx';
import { isItemShown } from '#session/filters/hidden-items.ts';
import { GalleryTile } from '#components/media/gallery/gallery-tile.tsx';
import { isViewable } from '#store/media/media-kind.ts';
import { mediaUrls } from '#store/media/media-urls.ts';
import { openLightbox } from '#session/windows/open-lightbox.ts';
import { StatusLink } from '#components/status/parts/status-link.tsx';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { Spinner } from '#ui/notes/spinner.tsx';
import styles from './media-grid.module.css';

const none: readonly AttachmentRow[] = [];

function KnownCells({ outer, status }: { outer: StatusRow; status: StatusRow }) {
  const session = useSession();
  const coversSensitive = usePreference('hideNsfw');
  const opensCovered = usePreference('useOneClickNsfw');
  const [isRevealed, setIsRevealed] = useSavedToggle(`media revealed ${status.id}`, false, 'page');
  useRow(session.tables.statusViewers, status.id);
  const { coverTitles } = useFilterVerdict(status, outer.accountId, {});
  const { attachments = none, sensitive = false } = status;
  const isSecret = (sensitive && coversSensitive) || coverTitles !== undefined;
  const shown = attachments.filter((one) => isViewable(one) && mediaUrls(one));
  return shown.map((attachment) => (
    <li key={attachment.id} className={styles.cell}>
      <div className={styles.square}>
        <GalleryTile
          attachment={attachment}
          height={1}
          playsInLightbox
          tiles={{
            isCovered: isSecret && !isRevealed,
            coverTitles,
            isList: false,
            isContained: false,
            opensCovered,
            onReveal: () => setIsRevealed(true),
            onOpen(first, opener) {
              openLightbox(session, attachments, first, opener);
              return true;
            },
          }}
        />
      </div>
      <StatusLink status={status} className={styles.time} />
    </li>
  ));
}

/** The media of one status as grid cells. */
function StatusCells({ id }: { id: string }) {
  const { statuses } = useSession().tables;
  const outer = useRow(statuses, id);
  const status = useRow(statuses, outer?.reblogId ?? id);
  return outer && status ? <KnownCells outer={outer} status={status} /> : null;
}

/**
 * The media of a feed as a grid, which loads older media near its end. A click opens the lightbox.
 */
function MediaGrid({ loader, feed, progress, label }: OpenFeed & { label: string }) {
  const { t } = useLingui();
  const filters = useFilterView();
  const loadOlder = useCallback(() => void loader.loadOlder(), [loader]);
  const fill = useCallback(
    (gap: Gap, direction: 'down' | 'up') => loader.fillGap(gap, direction),
    [loader],
  );
  if (!feed.isLoaded) {
    const error = progress?.newerError;
    if (error === undefined) return <Spinner isBlock label={t`Loading posts…`} />;
    return <FeedFailure error={error} onRetry={() => void loader.loadNewer()} />;
  }
  return (
    <>
      <ul aria-label={label} className={styles.grid}>
        {feed.items.map((item) =>
          typeof item !== 'string' ? (
            <li key={item.key} className={styles.gap}>
              <FeedGap feedId={feed.id} gapKey={item.key} onFill={fill} />
            </li>
          ) : isItemShown(item, filters) ? (
            <StatusCells key={item} id={item} />
          ) : null,
        )}
      </ul>
      <FeedFooter feed={feed} progress={progress} onNear={loadOlder} onPress={loadOlder} />
    </>
  );
}

/** Button to jump to a date in an account's posts, for feeds sorted by id. */
function JumpToDateButton({
  loader,
  feed,
  onShow,
}: {
  loader: FeedLoader<Status>;
  feed: FeedRow;
  /** Scrolls a loaded post to the top of the window. */
  onShow: (id: string) => void;
}) {
  const { t } = useLingui();
  const canJump = feed.order === 'id' && feed.ids.length > 0;
  const [isOpen, setIsOpen] = useState(false);
  /* The button stays mounted during the jump, while the feed is empty, and so keeps the focus. */
  if (feed.order !== 'id' || (feed.isLoaded && !canJump)) return null;
  return (
    <>
      <IconButton icon={CalendarSearch} label={t`Go to a date`} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <LazyBoundary>
          <JumpToDateDialog {...{ loader, feed, onShow }} onClose={() => setIsOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}

interface FeedProps {
  /**
   * Must be the same object in each render of the same timeline, because a new object opens the
   * feed again.
   */
  place: TimelineRef;
  profileOf: string;
  label: string;
  historyKey: string;
  /** The element beside the tabs into which the buttons of the timeline are rendered. */
  tools: HTMLElement | null;
}

/** Timeline of one account, whose own statuses are not filtered. */
export function ProfileFeed({
  place,
  profileOf,
  label,
  historyKey,
  tools,
  isGrid = false,
}: FeedProps & {
  /** Whether the media are shown as a grid instead of the statuses. */
  isGrid?: boolean;
}) {
  const open = useFeed(place, historyKey);
  const { settings, showHidden } = useScreenFilters('account');
  const view = useRef<FeedViewHandle>(null);
  const show = useCallback((id: string) => view.current?.show(id), []);
  const own = useMemo(() => ({ ...settings, profileOf }), [settings, profileOf]);
  return (
    <FilterSettingsContext value={own}>
      {tools &&
        createPortal(
          <JumpToDateButton loader={open.loader} feed={open.feed} onShow={show} />,
          tools,
        )}
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

/** An account's media (R-PROF-008), as a grid or as posts. */
export function MediaTab(props: FeedProps) {
  const { t } = useLingui();
  const { tools } = props;
  const [isGrid, setIsGrid] = useSavedToggle('media as a grid', true);
  return (
    <>
      {tools &&
        createPortal(
          <IconButton
            icon={isGrid ? Rows : LayoutGrid}
            label={isGrid ? t`Show as posts` : t`Show as a grid`}
            onClick={() => setIsGrid(!isGrid)}
          />,
          tools,
        )}
      <ProfileFeed {...props} isGrid={isGrid} />
    </>
  );
}
