import { Trans as Sentence } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { pathTo } from '#domain/links/paths.ts';
import { isKnownNotification } from '#domain/notification/notification-kinds.ts';
import { isUnseen } from '#domain/notification/shown-notifications.ts';
import { RelativeTime } from '#domain/relative-time/relative-time.tsx';
import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { notificationLooks } from '../notification-looks.ts';
import { Excerpt } from './excerpt.tsx';
import styles from './notification-item.module.css';
import { ReactionEmoji } from './reaction-emoji.tsx';
import { Who } from './who.tsx';

function When({ moment, statusId }: { moment: string; statusId: string | undefined }) {
  const time = <RelativeTime moment={moment} />;
  if (statusId === undefined) return <span className={styles.time}>{time}</span>;
  return (
    <AppLink href={pathTo('conversation', { id: statusId })} className={styles.time}>
      {time}
    </AppLink>
  );
}

/** One notification: who did what, when, and to which status. */
export const NotificationItem = memo(function NotificationItem({ row }: { row: NotificationRow }) {
  const { tables, viewerId } = useSession();
  const account = useRow(tables.accounts, row.accountId);
  const target = useRow(tables.accounts, row.targetId);
  const outer = useRow(tables.statuses, row.statusId);
  const status = useRow(tables.statuses, outer?.reblogId ?? row.statusId);
  if (!isKnownNotification(row.type)) return null;

  const look = notificationLooks[row.type];
  const facts = { status, viewerId };
  const isNew = isUnseen(row);
  return (
    <li className={classNames(styles.row, isNew && styles.unseen)}>
      <Icon
        of={look.icon(facts)}
        isFilled={look.isIconFilled === true}
        className={styles[look.tone]}
      />
      <div className={styles.body}>
        <p>
          {isNew && (
            <VisuallyHidden>
              <Trans>New:</Trans>{' '}
            </VisuallyHidden>
          )}
          <Sentence
            {...look.words(facts)}
            components={{
              who: <Who account={account} />,
              target: <Who account={target} />,
              emoji: <ReactionEmoji emoji={row.emoji ?? ''} emojiUrl={row.emojiUrl ?? null} />,
            }}
          />
        </p>
        {status && <Excerpt status={status} />}
      </div>
      {row.createdAt !== undefined && <When moment={row.createdAt} statusId={status?.id} />}
    </li>
  );
});
