import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Star from 'lucide-react/icons/star';
import { useId, useState } from 'react';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import type { NotificationGroup } from '#components/notification/group-notifications.ts';
import { isUnseen } from '#components/notification/shown-notifications.ts';
import { useRow } from '#store/use-row.ts';
import { Trans as Sentence } from '#i18n/trans.tsx';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { reactionGroupKind, groupedReactionsMessage } from '../grouped-reactions-message.ts';
import { useFollowedFirst } from '../use-load-relationships.ts';
import { Excerpt } from './excerpt.tsx';
import itemStyles from './notification-item.module.css';
import styles from './grouped-reactions-item.module.css';
import { NotificationItem } from './notification-item.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { NotificationTime } from './notification-time.tsx';
import { NotificationAccountLink, ReactionEmoji } from './notification-placeholders.tsx';

/** Maximum number of avatars, and of notifications listed in an open group. */
const limits = { faces: 6, listed: 50 };

function GroupAvatar({ accountId }: { accountId: string }) {
  const account = useRow(useSession().tables.accounts, accountId);
  return <Avatar src={account?.avatar} size={32} />;
}

/** Expandable item for several reactions to one of the viewer's statuses. */
export function GroupedReactionsItem({ group }: { group: NotificationGroup }) {
  const { t } = useLingui();
  const { tables } = useSession();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const rows = useFollowedFirst(group.rows);
  const [newest] = group.rows;
  const people = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  const first = useRow(tables.accounts, people[0]);
  const second = useRow(tables.accounts, people[1]);
  const outer = useRow(tables.statuses, newest.statusId);
  const status = useRow(tables.statuses, outer?.reblogId ?? newest.statusId);
  const kind = reactionGroupKind(rows);
  const isNew = isUnseen(newest);
  const emoji = [
    ...new Map(
      rows.filter((row) => row.emoji !== undefined).map((row) => [row.emoji, row]),
    ).values(),
  ];
  const rest = rows.length - limits.listed;
  return (
    <li className={classNames(itemStyles.row, isNew && itemStyles.unseen)}>
      <Icon
        of={kind === 'reblog' ? Repeat2 : Star}
        isFilled={kind !== 'reblog'}
        className={kind === 'reblog' ? itemStyles.repeat : itemStyles.favourite}
      />
      <div className={styles.text}>
        <div className={styles.faces}>
          {people.slice(0, limits.faces).map((accountId) => (
            <GroupAvatar key={accountId} accountId={accountId} />
          ))}
          {emoji.slice(0, limits.faces).map((row) => (
            <ReactionEmoji
              key={row.emoji}
              emoji={row.emoji ?? ''}
              emojiUrl={row.emojiUrl ?? null}
            />
          ))}
        </div>
        <p>
          {isNew && (
            <VisuallyHidden>
              <Trans>New:</Trans>{' '}
            </VisuallyHidden>
          )}
          <Sentence
            {...groupedReactionsMessage(kind, people.length)}
            components={{
              first: <NotificationAccountLink account={first} isInText />,
              second: <NotificationAccountLink account={second} isInText />,
            }}
          />
        </p>
        {status && <Excerpt status={status} />}
      </div>
      <div className={itemStyles.end}>
        {newest.createdAt !== undefined && (
          <NotificationTime moment={newest.createdAt} statusId={status?.id} />
        )}
        <NotificationMenu rows={rows} />
        <IconButton
          icon={ChevronDown}
          label={isOpen ? t`Fold up` : t`Show each of them`}
          aria-expanded={isOpen}
          aria-controls={id}
          size="small"
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <ul id={id} className={styles.each} aria-label={t`Each of them`}>
          {rows.slice(0, limits.listed).map((row) => (
            <ItemBoundary key={row.id}>
              <NotificationItem row={row} />
            </ItemBoundary>
          ))}
          {rest > 0 && (
            <li className={styles.rest}>
              <Trans>and {rest} more</Trans>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
