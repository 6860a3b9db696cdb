import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useUiFlag } from '#components/card/use-ui-flag.ts';
import { FeedGap } from '#components/feed/parts/feed-gap.tsx';
import { FeedFooter } from '#components/feed/parts/feed-footer.tsx';
import { timelineErrorMessage } from '#components/failure/error-message.ts';
import { LoadFailure } from '#components/failure/load-failure.tsx';
import type { OpenFeed } from '#components/feed/use-feed.ts';
import { isItemShown } from '#components/filters/hidden-items.ts';
import { useFilterView } from '#components/filters/use-filter-view.ts';
import { GalleryTile } from '#components/media/gallery-tile.tsx';
import { isViewable } from '#components/media/media-kind.ts';
import { mediaUrls } from '#components/media/media-urls.ts';
import { mediaViewer, openViewer } from '#components/media/viewer-store.ts';
import { StatusLink } from '#components/status/parts/status-link.tsx';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import type { Gap } from '#store/rows/feed-row.ts';
import { useRow } from '#store/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Spinner } from '#ui/spinner.tsx';
import styles from './media-grid.module.css';

const none: readonly AttachmentRow[] = [];

/** The media of one status as grid cells. */
function StatusCells({ id }: { id: string }) {
  const { tables, part } = useSession();
  const outer = useRow(tables.statuses, id);
  const reblogged = useRow(tables.statuses, outer?.reblogId);
  const coversSensitive = usePreference('hideNsfw');
  const opensCovered = usePreference('useOneClickNsfw');
  const status = reblogged ?? outer;
  const [isRevealed, setIsRevealed] = useUiFlag(`media revealed ${status?.id}`, false, 'page');
  const viewer = part(mediaViewer);
  const { attachments = none, sensitive = false } = status ?? {};
  const shown = attachments.filter((one) => isViewable(one) && mediaUrls(one));
  if (!status) return null;
  return shown.map((attachment) => (
    <li key={attachment.id} className={styles.cell}>
      <div className={styles.square}>
        <GalleryTile
          attachment={attachment}
          height={1}
          isSmall
          tiles={{
            isCovered: sensitive && coversSensitive && !isRevealed,
            isList: false,
            isContained: false,
            opensCovered,
            onReveal: () => setIsRevealed(true),
            onOpen(first, opener) {
              openViewer(viewer, attachments, first, opener);
              return true;
            },
          }}
        />
      </div>
      <StatusLink status={status} className={styles.time} />
    </li>
  ));
}

/** The media of a feed as a grid that opens in the viewer and loads older ones. */
export function MediaGrid({ loader, feed, progress, label }: OpenFeed & { label: string }) {
  const { t } = useLingui();
  const filters = useFilterView();
  const loadOlder = useCallback(() => void loader.loadOlder(), [loader]);
  const fill = useCallback(
    (gap: Gap, direction: 'down' | 'up') => loader.fillGap(gap, direction),
    [loader],
  );
  if (!feed.isLoaded) {
    const error = progress?.newerError;
    if (error === undefined) return <Spinner isBlock label={t`Loading posts`} />;
    return (
      <LoadFailure
        error={error}
        words={timelineErrorMessage(error)}
        onRetry={() => void loader.loadNewer()}
      />
    );
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
