import { Trans, useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import { useCallback, useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { errorMessage } from '#components/failure/error-message.ts';
import { SignInLink } from '#components/failure/load-failure.tsx';
import { useNearEnd } from '#components/request/use-near-end.ts';
import { pathTo } from '#lib/url/paths.ts';
import { LastUpdatedNote } from '#components/failure/last-updated-note.tsx';
import { useIsOnline } from '#ui/use-is-online.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { CallFailure, LastUpdated } from '#components/failure/failure-line.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import {
  limitSeenNotifications,
  initialSeenNotifications,
  seenNotificationsPerStep,
} from '#session/notifications/shown-notifications.ts';
import { notificationRulesOf } from '#session/notifications/notification-rules.ts';
import type { NotificationGroup } from '#session/notifications/group-notifications.ts';
import type { Notifications } from '#session/notifications/notifications.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Skeleton } from '#ui/notes/skeleton.tsx';
import { ChoiceTabs } from '#ui/forms/choice-tabs.tsx';
import { useFirstScreenCount } from '#ui/page/use-first-screen-count.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import {
  useNotificationView,
  type NotificationView,
  type NotificationViewName,
} from '../use-notification-view.ts';
import { useLoadRelationships } from '../use-load-relationships.ts';
import { useNotificationLines } from '../use-notification-lines.ts';
import { insertGaps } from '#session/notifications/insert-gaps.ts';
import styles from './notifications-list.module.css';
import { GroupItem } from './group-item.tsx';
import { NotificationItem } from './notification-item.tsx';

/**
 * The end of the list: says that it is empty, complete or failed, or has a button that loads more.
 */
function NotificationsEnd({
  length,
  name,
  hasMore,
  isLoading,
  error,
  loadsByItself,
  onMore,
}: {
  /** Number of notifications shown. */
  length: number;
  name: NotificationViewName;
  hasMore: boolean;
  isLoading: boolean;
  error: unknown;
  /** Whether more notifications load near the end of the list, without a click on the button. */
  loadsByItself: boolean;
  onMore: () => void;
}) {
  const { i18n } = useLingui();
  const isAll = name === 'all';
  /* While the view has nothing to show, further pages are loaded, since a page may contain no
     notification that belongs to the view. */
  const isSearching = !isAll && length === 0;
  const mayLoad = (loadsByItself || isSearching) && hasMore && !isLoading && error === undefined;
  const end = useNearEnd(mayLoad, onMore);
  if (error !== undefined) {
    return (
      <ErrorNote onRetry={onMore}>
        {i18n._(errorMessage(error))} <SignInLink error={error} />
      </ErrorNote>
    );
  }
  if (hasMore) {
    return (
      <div ref={end} className={styles.end}>
        <Button variant="text" size="small" isBusy={isLoading} onClick={onMore}>
          <Trans>Load older notifications</Trans>
        </Button>
      </div>
    );
  }
  if (length > 0) {
    return (
      <EmptyNote>
        <Trans>No more notifications</Trans>
      </EmptyNote>
    );
  }
  return (
    <EmptyNote
      icon={Bell}
      action={
        <LinkButton href={pathTo('search')}>
          <Trans>Find people</Trans>
        </LinkButton>
      }
    >
      {isAll && <Trans>No notifications yet. Likes, replies and new followers appear here.</Trans>}
      {name === 'mentions' && <Trans>No one has mentioned you yet.</Trans>}
      {name === 'followed' && <Trans>Nothing from people you follow yet.</Trans>}
    </EmptyNote>
  );
}

/** A gap in the notifications, with a button to fill it. */
function NotificationGap({
  isFilling,
  onFill,
}: {
  isFilling: boolean;
  onFill: () => Promise<void>;
}) {
  const { attempt, failure } = useAttempt(onFill);
  return (
    <li data-row="" tabIndex={-1} className={styles.missing}>
      <Trans>Some notifications aren’t loaded</Trans>
      <Button variant="text" size="small" isBusy={isFilling} onClick={() => void attempt()}>
        <Trans>Load</Trans>
      </Button>
      <CallFailure error={failure} />
    </li>
  );
}

const skeletonSizes = ['most', 'half', 'most', 'most', 'half'] as const;

/** Placeholder for notifications while they load. */
function NotificationsSkeleton() {
  const { t } = useLingui();
  return (
    <output className={styles.skeleton}>
      <VisuallyHidden>{t`Loading notifications…`}</VisuallyHidden>
      {skeletonSizes.map((size, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list of placeholders never changes
        <div key={index} className={styles.coming}>
          <Skeleton size="half" />
          <Skeleton size={size} />
        </div>
      ))}
    </output>
  );
}

/**
 * A notification or a group. One component for both, so that its line is not remounted when it
 * grows.
 */
function NotificationLine({ group }: { group: NotificationGroup }) {
  const [row, second] = group.rows;
  if (second && notificationRulesOf(row.type)?.isGrouped)
    return (
      <LazyBoundary>
        <ReportGroupItem group={group} />
      </LazyBoundary>
    );
  return second || row.group ? <GroupItem group={group} /> : <NotificationItem row={row} />;
}

const ReportGroupItem = lazyPart('ReportGroupItem', () => import('./report-group-item.tsx'));

/** Returns the accounts of new followers outside groups, whose rows offer to follow back. */
function singleFollowers(groups: readonly NotificationGroup[]): readonly string[] {
  const ids = groups.flatMap(({ rows: [{ type, accountId }, second] }) =>
    type === 'follow' && accountId !== undefined && !second ? accountId : [],
  );
  return [...new Set(ids)];
}

/** The visible notifications of a view and the end of its list. */
function NotificationsList({
  notifications,
  view,
  loadsByItself,
}: {
  notifications: Notifications;
  view: NotificationView;
  /** Whether older notifications load near the end of the list, without a click on the button. */
  loadsByItself: boolean;
}) {
  const { i18n, t } = useLingui();
  const { lines, feed, progress, failure, loadOlder, ...state } = useNotificationLines(
    notifications,
    view,
  );
  const [seenLimit, setSeenLimit] = useState(initialSeenNotifications);
  const head = limitSeenNotifications(lines, seenLimit);
  const hidden = lines.length - head.length;
  useLoadRelationships(singleFollowers(head), true);
  const isAll = view.name === 'all';
  const items = insertGaps(head, view.name === 'mentions' ? [] : feed.items, hidden > 0);
  const { shownCount, measure } = useFirstScreenCount(items.length);
  const { isCached = false, cachedAt } = progress ?? {};

  const needsPage = hidden < seenNotificationsPerStep && state.hasOlder;
  const showMore = useCallback(() => {
    setSeenLimit((limit) => limit + seenNotificationsPerStep);
    if (needsPage) void loadOlder();
  }, [loadOlder, needsPage]);

  /* After a failure, an empty list must not say that there are no notifications. */
  const hasFailed = failure !== undefined && (!isAll || !feed.isLoaded || lines.length === 0);
  const isOld = failure !== undefined && isCached && isAll;
  const isOnline = useIsOnline();
  return (
    <>
      {isOld && !isOnline && <LastUpdatedNote at={cachedAt} />}
      {(isOld ? isOnline : hasFailed) && (
        <ErrorNote isQuiet={isAll} isRetrying={state.isRetrying} onRetry={state.retry}>
          <Trans>Couldn’t load notifications.</Trans> {i18n._(errorMessage(failure))}{' '}
          <SignInLink error={failure} />
          {isOld && <LastUpdated at={cachedAt} />}
        </ErrorNote>
      )}
      {state.isWaiting && !hasFailed && <NotificationsSkeleton />}
      {head.length > 0 && (
        <ul ref={measure} aria-label={t`Notifications, newest first`}>
          {items.slice(0, loadsByItself ? items.length : shownCount).map((item) =>
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
          name={view.name}
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

const FilteredNotificationsLink = lazyPart(
  'FilteredNotificationsLink',
  () => import('../requests/filtered-notifications-link.tsx'),
);

/** Notifications with tabs for the views. */
export function NotificationsBody({
  notifications,
  loadsByItself,
}: {
  notifications: Notifications;
  loadsByItself: boolean;
}) {
  const { t } = useLingui();
  const [name, setName] = useState<NotificationViewName>('all');
  const view = useNotificationView(name);
  const hasPolicy = useCan('notificationPolicy');
  return (
    <>
      <ChoiceTabs
        label={t`Notifications to show`}
        tabs={[
          ['all', t({ message: 'All', context: 'notifications' })],
          ['mentions', t`Mentions`],
          ['followed', t`People you follow`],
        ]}
        chosen={name}
        onChoose={setName}
      />
      {hasPolicy && name === 'all' && (
        <LazyBoundary>
          <FilteredNotificationsLink />
        </LazyBoundary>
      )}
      <NotificationsList
        key={name}
        notifications={notifications}
        loadsByItself={loadsByItself}
        view={view}
      />
    </>
  );
}
