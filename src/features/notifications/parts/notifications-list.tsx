import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { LastUpdated } from '#components/failure/last-updated.tsx';
import { errorMessage } from '#components/failure/error-message.ts';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { LogInLink } from '#components/failure/log-in-link.tsx';
import {
  headOfNotifications,
  initialSeenCount,
  seenPerStep,
} from '#components/notification/shown-notifications.ts';
import type { NotificationGroup } from '#components/notification/group-notifications.ts';
import type { Notifications } from '#session/notifications/notifications.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import type { NotificationView } from '../use-notification-view.ts';
import { useNotificationLines } from '../use-notification-lines.ts';
import { mergeGaps } from '../merge-gaps.ts';
import { GroupedReactionsItem } from './grouped-reactions-item.tsx';
import { NotificationGap } from './notification-gap.tsx';
import { NotificationItem } from './notification-item.tsx';
import { NotificationsEnd } from './notifications-end.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';

/** One notification or a group. Kept separate so that a growing group does not remount its line. */
function NotificationLine({ group }: { group: NotificationGroup }) {
  const [row, second] = group.rows;
  return second ? <GroupedReactionsItem group={group} /> : <NotificationItem row={row} />;
}

/** The visible notifications of a view and the end of its list. */
export function NotificationsList({
  notifications,
  lane,
  loadsByItself = false,
}: {
  notifications: Notifications;
  lane: NotificationView;
  /** Loads older notifications near the end of the list; otherwise only with the button. */
  loadsByItself?: boolean;
}) {
  const { i18n, t } = useLingui();
  const { lines, feed, progress, failure, loadOlder, ...state } = useNotificationLines(
    notifications,
    lane,
  );
  const [seenLimit, setSeenLimit] = useState(initialSeenCount);
  const head = headOfNotifications(lines, seenLimit);
  const hidden = lines.length - head.length;
  const isAll = lane.name === 'all';
  const { isCached: isStored = false, cachedAt: storedAt } = progress ?? {};

  const needsPage = hidden < seenPerStep && state.hasOlder;
  const showMore = useCallback(() => {
    setSeenLimit((limit) => limit + seenPerStep);
    if (needsPage) void loadOlder();
  }, [loadOlder, needsPage]);

  /* After a failure, an empty list must not look like there are no notifications. */
  const hasFailed = failure !== undefined && (!isAll || !feed.isLoaded || lines.length === 0);
  const isOld = failure !== undefined && isStored && isAll;
  return (
    <>
      {(hasFailed || isOld) && (
        <ErrorNote isRetrying={state.isRetrying} onRetry={state.retry}>
          <Trans>Notifications could not be loaded.</Trans> {i18n._(errorMessage(failure))}{' '}
          <LogInLink error={failure} />
          {isOld && <LastUpdated at={storedAt} />}
        </ErrorNote>
      )}
      {state.isWaiting && !hasFailed && <NotificationsSkeleton />}
      {head.length > 0 && (
        <ul aria-label={t`Notifications, newest first`}>
          {mergeGaps(head, lane.name === 'mentions' ? [] : feed.items, hidden > 0).map((item) =>
            'below' in item ? (
              <NotificationGap
                key={item.key}
                isFilling={progress?.fillingGapKey === item.key}
                onFill={() => notifications.loader.fillGap(item, 'down')}
              />
            ) : (
              <ItemBoundary key={item.key}>
                <NotificationLine group={item} />
              </ItemBoundary>
            ),
          )}
        </ul>
      )}
      {!state.isWaiting && !hasFailed && (
        <NotificationsEnd
          length={head.length}
          isAll={isAll}
          hasMore={hidden > 0 || state.hasOlder}
          isLoading={state.isLoadingOlder}
          error={state.olderFailure}
          loadsByItself={loadsByItself}
          onMore={showMore}
        />
      )}
    </>
  );
}
