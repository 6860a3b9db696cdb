import { Plural, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Reply from 'lucide-react/icons/reply';
import Smile from 'lucide-react/icons/smile';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Star from 'lucide-react/icons/star';
import { useId, useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import type { NotificationGroup } from '#session/notifications/group-notifications.ts';
import { groupPeople } from '#session/notifications/group-people.ts';
import type { NotificationDisplay } from '#components/notification/notification-displays.ts';
import { isUnseen } from '#session/notifications/shown-notifications.ts';
import { useRow } from '#store/use-row.ts';
import { Trans as Sentence } from '#i18n/trans.tsx';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { useFollowedAccountsFirst } from '../use-load-relationships.ts';
import { Excerpt } from './excerpt.tsx';
import itemStyles from './notification-item.module.css';
import styles from './group-item.module.css';
import { NotificationItem } from './notification-item.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { NotificationTime } from './notification-time.tsx';
import { NotificationSign } from './notification-sign.tsx';
import { NewMark, NotificationAccountLink, ReactionEmoji } from './notification-placeholders.tsx';

/**
 * The kinds of notifications in a group: favourites, reblogs, `both` of these, replies, or `mixed`, any
 * other combination.
 */
type GroupKind = 'favourite' | 'reblog' | 'both' | 'mixed' | 'reply';

/** Returns the kind of a group of notifications. */
function groupKind(rows: readonly NotificationRow[]): GroupKind {
  const types = new Set(rows.map(({ type }) => type));
  if (types.has('mention')) return 'reply';
  const hasLikes = types.has('favourite');
  const hasRepeats = types.has('reblog');
  if (types.size > Number(hasLikes) + Number(hasRepeats)) return 'mixed';
  if (hasLikes && hasRepeats) return 'both';
  return hasLikes ? 'favourite' : 'reblog';
}

const singleMessages: Readonly<Record<GroupKind, MessageDescriptor>> = {
  favourite: msg`<first/> liked your post`,
  reblog: msg`<first/> repeated your post`,
  both: msg`<first/> liked and repeated your post`,
  mixed: msg`<first/> reacted to your post`,
  reply: msg`<first/> replied in your conversation`,
};

const doubleMessages: Readonly<Record<GroupKind, MessageDescriptor>> = {
  favourite: msg`<first/> and <second/> liked your post`,
  reblog: msg`<first/> and <second/> repeated your post`,
  both: msg`<first/> and <second/> liked or repeated your post`,
  mixed: msg`<first/> and <second/> reacted to your post`,
  reply: msg`<first/> and <second/> replied in your conversation`,
};

/**
 * Returns the message for a group. `<first/>` and `<second/>` are the newest accounts, and the others
 * are counted. `people` is the number of accounts, at least 1.
 */
function groupMessage(kind: GroupKind, people: number): MessageDescriptor {
  if (people < 2) return singleMessages[kind];
  if (people === 2) return doubleMessages[kind];
  const others = people - 2;
  return {
    favourite: msg`<first/>, <second/> and ${plural(others, { one: '# other', other: '# others' })} liked your post`,
    reblog: msg`<first/>, <second/> and ${plural(others, { one: '# other', other: '# others' })} repeated your post`,
    both: msg`<first/>, <second/> and ${plural(others, { one: '# other', other: '# others' })} liked or repeated your post`,
    mixed: msg`<first/>, <second/> and ${plural(others, { one: '# other', other: '# others' })} reacted to your post`,
    reply: msg`<first/>, <second/> and ${plural(others, { one: '# other', other: '# others' })} replied in your conversation`,
  }[kind];
}

const signs: Readonly<
  Record<GroupKind, Pick<NotificationDisplay, 'icon' | 'isIconFilled' | 'tone'>>
> = {
  favourite: { icon: Star, isIconFilled: true, tone: 'favourite' },
  reblog: { icon: Repeat2, tone: 'reblog' },
  both: { icon: Star, isIconFilled: true, tone: 'favourite' },
  mixed: { icon: Smile, tone: 'favourite' },
  reply: { icon: Reply, tone: 'reply' },
};

const GroupAccounts = lazyPart('GroupAccounts', () => import('./group-accounts.tsx'));

/** Maximum number of avatars, and of notifications listed in an open group. */
const limits = { avatars: 6, listed: 50 };

/** The avatar of a person, with the emoji of their reaction at its corner. */
function GroupAvatar({ accountId, rows }: { accountId: string; rows: readonly NotificationRow[] }) {
  const account = useRow(useSession().tables.accounts, accountId);
  const reaction = rows.find((row) => row.accountId === accountId && row.emoji !== undefined);
  return (
    <span className={styles.avatar}>
      <Avatar src={account?.avatar} size={28} />
      {reaction && (
        <span className={styles.sign}>
          <ReactionEmoji row={reaction} />
        </span>
      )}
    </span>
  );
}

/**
 * Expandable item for several reactions to one of the viewer's statuses, or replies in one
 * conversation.
 */
export function GroupItem({ group }: { group: NotificationGroup }) {
  const { t } = useLingui();
  const { tables } = useSession();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const rows = useFollowedAccountsFirst(group.rows);
  const [newest] = group.rows;
  const { accountIds: people, hiddenCount, groupKeys } = groupPeople(rows);
  const singles = rows.filter((row) => !row.group);
  const first = useRow(tables.accounts, people[0]);
  const second = useRow(tables.accounts, people[1]);
  const outer = useRow(tables.statuses, newest.statusId);
  const status = useRow(tables.statuses, outer?.reblogId ?? newest.statusId);
  const kind = groupKind(rows);
  const isNew = isUnseen(newest);
  const rest = singles.length - limits.listed;
  return (
    <li
      data-row=""
      tabIndex={-1}
      className={classNames(itemStyles.row, isNew && itemStyles.unseen)}
    >
      <NotificationSign of={signs[kind]} />
      <div className={styles.text}>
        <div className={styles.avatars}>
          {people.slice(0, limits.avatars).map((accountId) => (
            <GroupAvatar key={accountId} accountId={accountId} rows={rows} />
          ))}
        </div>
        <p>
          {isNew && <NewMark />}
          <Sentence
            {...groupMessage(kind, people.length + hiddenCount)}
            components={{
              first: <NotificationAccountLink account={first} />,
              second: <NotificationAccountLink account={second} />,
            }}
          />
        </p>
        {status && <Excerpt status={status} isNamed={kind === 'reply'} />}
      </div>
      <div className={itemStyles.end}>
        {newest.createdAt !== undefined && (
          <NotificationTime moment={newest.createdAt} statusId={status?.id} />
        )}
        <span className={itemStyles.tools}>
          <IconButton
            icon={ChevronDown}
            label={
              isOpen
                ? t({ message: 'Collapse', comment: 'Verb, on a button' })
                : t`Show all individually`
            }
            aria-expanded={isOpen}
            aria-controls={id}
            size="small"
            onClick={() => setOpen(!isOpen)}
          />
          <NotificationMenu rows={rows} />
        </span>
      </div>
      {isOpen && (
        <div id={id} className={styles.each}>
          {singles.length > 0 && (
            <ul aria-label={t`Individual notifications`}>
              {singles.slice(0, limits.listed).map((row) => (
                <ItemBoundary key={row.id}>
                  <NotificationItem row={row} />
                </ItemBoundary>
              ))}
              {rest > 0 && (
                <li className={styles.rest}>
                  <Plural value={rest} one="# more notification" other="# more notifications" />
                </li>
              )}
            </ul>
          )}
          {groupKeys.map((key) => (
            <LazyBoundary key={key}>
              <GroupAccounts
                groupKey={key}
                listed={singles.flatMap(({ accountId }) => accountId ?? [])}
              />
            </LazyBoundary>
          ))}
        </div>
      )}
    </li>
  );
}
