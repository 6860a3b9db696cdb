import { Trans, useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId, useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { notificationVariant } from '#lib/worker/notification-sentence.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useFollowRequest } from '#components/account/use-follow-request.tsx';
import {
  notificationDisplays,
  notificationVariants,
  type NotificationDisplay,
} from '#components/notification/notification-displays.ts';
import {
  isNotificationType,
  notificationRulesOf,
} from '#session/notifications/notification-rules.ts';
import { isUnseen } from '#session/notifications/shown-notifications.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { Trans as Sentence } from '#i18n/trans.tsx';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Excerpt } from './excerpt.tsx';
import { FollowBack } from './follow-back.tsx';
import styles from './notification-item.module.css';
import { NotificationMenu } from './notification-menu.tsx';
import { NotificationSign } from './notification-sign.tsx';
import { NotificationStatus } from './notification-status.tsx';
import { NotificationTime } from './notification-time.tsx';
import { NewMark, NotificationAccountLink, ReactionEmoji } from './notification-placeholders.tsx';

const NotificationDetails = lazyPart(
  'NotificationDetails',
  () => import('./notification-details.tsx'),
);

/** Returns how a notification is displayed; undefined if its type is unknown. */
function notificationDisplay(
  type: string,
  status: StatusRow | undefined,
  viewerId: string | null,
): NotificationDisplay | undefined {
  if (!isNotificationType(type)) return undefined;
  const facts = status && { ...status, authorId: status.accountId };
  const variant = notificationVariant(type, facts, viewerId);
  return variant ? notificationVariants[variant] : notificationDisplays[type];
}

/** Whether a notification has more to say than its sentence and its status do. */
function hasDetails(row: NotificationRow): boolean {
  const { type, severance, warning, collection, year, fallback } = row;
  return (
    severance !== undefined ||
    warning !== undefined ||
    collection !== undefined ||
    year !== undefined ||
    (fallback !== undefined && !isNotificationType(type ?? '')) ||
    notificationRulesOf(type)?.isGrouped === true ||
    type === 'admin.sign_up'
  );
}

/** A notification of a muted account, collapsed to the address of the account (R-NOTIF-006). */
function MutedNotification({ address, onOpen }: { address: string; onOpen: () => void }) {
  return (
    <li data-row="" tabIndex={-1} className={classNames(styles.row, styles.folded)}>
      <span className={styles.body}>
        <p>
          <Trans>Muted: {address}</Trans>{' '}
          <Button variant="text" size="small" onClick={onOpen}>
            <Trans>Show</Trans>
          </Button>
        </p>
      </span>
    </li>
  );
}

function FollowRequestButtons({ accountId }: { accountId: string }) {
  const { buttons, failure } = useFollowRequest(accountId);
  return (
    <>
      <div className={styles.answers}>{buttons}</div>
      {failure && <div className={styles.answers}>{failure}</div>}
    </>
  );
}

/** One notification: account, action, time and status. */
export const NotificationItem = memo(function NotificationItem({ row }: { row: NotificationRow }) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const account = useRow(tables.accounts, row.accountId);
  const relationship = useRow(tables.relationships, row.accountId);
  const target = useRow(tables.accounts, row.targetId);
  const outer = useRow(tables.statuses, row.statusId);
  const status = useRow(tables.statuses, outer?.reblogId ?? row.statusId);
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const labelId = useId();
  if (row.type === undefined) return null;
  const isMuted = relationship?.muting ?? row.isMuted === true;
  if (isMuted && !isOpen) {
    return (
      <MutedNotification
        address={account?.acct ? displayAddress(account.acct) : t`Someone`}
        onOpen={() => setOpen(true)}
      />
    );
  }
  const display = notificationDisplay(row.type, status, viewerId);
  const isNew = isUnseen(row);
  const opens = notificationRulesOf(row.type)?.status === 'full';
  return (
    <li data-row="" tabIndex={-1} className={classNames(styles.row, isNew && styles.unseen)}>
      <NotificationSign
        of={display ?? { icon: Bell, tone: 'faint' }}
        account={display?.hidesAccount ? undefined : account}
      />
      <div className={styles.body}>
        <p id={labelId}>
          {isNew && <NewMark />}
          {display ? (
            <Sentence
              {...display.message}
              components={{
                who: <NotificationAccountLink account={account} />,
                target: <NotificationAccountLink account={target} />,
                emoji: <ReactionEmoji row={row} />,
              }}
            />
          ) : (
            <bdi>{plainText(row.fallback?.title ?? '')}</bdi>
          )}
        </p>
        {status && !opens && <Excerpt status={status} />}
        {hasDetails(row) && (
          <LazyBoundary>
            <NotificationDetails row={row} />
          </LazyBoundary>
        )}
        {row.type === 'follow_request' && row.accountId !== undefined && (
          <FollowRequestButtons accountId={row.accountId} />
        )}
        {row.type === 'follow' && row.accountId !== undefined && (
          <FollowBack accountId={row.accountId} />
        )}
      </div>
      <div className={styles.end}>
        {row.createdAt !== undefined && (
          <NotificationTime moment={row.createdAt} statusId={status?.id} />
        )}
        <span className={styles.tools}>
          {status && opens && (
            <IconButton
              icon={ChevronDown}
              label={
                isWhole
                  ? t({ message: 'Collapse', comment: 'Verb, on a button' })
                  : t`Show whole post`
              }
              aria-expanded={isWhole}
              size="small"
              onClick={() => setWhole(!isWhole)}
            />
          )}
          <NotificationMenu rows={[row]} />
        </span>
      </div>
      {status && opens && (
        <NotificationStatus
          status={status}
          notificationId={row.id}
          labelId={labelId}
          isOpen={isWhole}
        />
      )}
    </li>
  );
});
