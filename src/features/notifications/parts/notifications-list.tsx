import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { AsOf } from '#domain/failure/as-of.tsx';
import { failureWords } from '#domain/failure/failure-words.ts';
import {
  headOfNotifications,
  seenAtFirst,
  seenPerStep,
} from '#domain/notification/shown-notifications.ts';
import {
  groupNotifications,
  type NotificationGroup,
} from '#domain/notification/group-notifications.ts';
import { useShownNotifications } from '#domain/notification/use-shown-notifications.ts';
import { createFeed } from '#entities/feed/create-feed.ts';
import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { useRow } from '#entities/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { notificationsFeed, type Notifications } from '#session/notifications/notifications.ts';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { withGaps } from '../with-gaps.ts';
import { ApplauseItem } from './applause-item.tsx';
import { MissingRow } from './missing-row.tsx';
import { NotificationItem } from './notification-item.tsx';
import { NotificationsEnd } from './notifications-end.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import styles from './notifications-list.module.css';

/** One notification or many together: who joins must not make a new line of it. */
function NotificationLine({ group, isWide }: { group: NotificationGroup; isWide: boolean }) {
  const [row, second] = group.rows;
  return second ? <ApplauseItem group={group} /> : <NotificationItem row={row} isWide={isWide} />;
}

const everything = (): boolean => true;

/** The notifications from the newest to where the reader has got, and what lies beyond. */
export function NotificationsList({
  notifications: { loader },
  loadsByItself = false,
  isWide = false,
  isInLane = everything,
}: {
  notifications: Notifications;
  /** Older ones come when the end comes near; else only by the button. */
  loadsByItself?: boolean;
  /** There is room for whole statuses. */
  isWide?: boolean;
  /** Which of them are wanted; the same function as long as it answers the same. */
  isInLane?: (row: NotificationRow) => boolean;
}) {
  const { i18n, t } = useLingui();
  const { tables, feeds } = useSession();
  const feed = useRow(tables.feeds, notificationsFeed) ?? createFeed(notificationsFeed);
  const progress = useRow(feeds.progress, notificationsFeed);
  const shown = useShownNotifications();
  const isGrouping = usePreference('groupNotifications');
  const sorted = useMemo(
    () => groupNotifications(shown.filter(isInLane), isGrouping),
    [shown, isInLane, isGrouping],
  );
  const [seenLimit, setSeenLimit] = useState(seenAtFirst);
  const head = headOfNotifications(sorted, seenLimit);
  const hidden = sorted.length - head.length;
  const { isLoadingNewer = false, isLoadingOlder = false, newerError, olderError } = progress ?? {};
  const { isStored = false, storedAt } = progress ?? {};

  const needsPage = hidden < seenPerStep && !feed.isComplete;
  const showMore = useCallback(() => {
    setSeenLimit((limit) => limit + seenPerStep);
    if (needsPage) void loader.loadOlder();
  }, [loader, needsPage]);

  /* After a failure an empty list must not look as if there were no notifications. */
  const hasFailed = newerError !== undefined && (!feed.isLoaded || sorted.length === 0);
  const isOld = newerError !== undefined && isStored;
  return (
    <>
      {(hasFailed || isOld) && (
        <ErrorNote isRetrying={isLoadingNewer} onRetry={() => void loader.loadNewer()}>
          <Trans>Notifications could not be loaded.</Trans> {i18n._(failureWords(newerError))}
          {isOld && <AsOf at={storedAt} />}
        </ErrorNote>
      )}
      {!feed.isLoaded && !hasFailed && <NotificationsSkeleton />}
      {head.length > 0 && (
        <ul className={styles.list} aria-label={t`Notifications, newest first`}>
          {withGaps(head, feed.items, hidden > 0).map((item) =>
            'below' in item ? (
              <MissingRow
                key={item.key}
                isFilling={progress?.filling === item.key}
                onFill={() => loader.fillGap(item, 'down')}
              />
            ) : (
              <NotificationLine key={item.key} group={item} isWide={isWide} />
            ),
          )}
        </ul>
      )}
      {feed.isLoaded && !hasFailed && (
        <NotificationsEnd
          length={head.length}
          hasMore={hidden > 0 || !feed.isComplete}
          isLoading={isLoadingOlder}
          error={olderError}
          loadsByItself={loadsByItself}
          onMore={showMore}
        />
      )}
    </>
  );
}
