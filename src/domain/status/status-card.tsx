import { Trans, useLingui } from '@lingui/react/macro';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Reply from 'lucide-react/icons/reply';
import { memo, useId } from 'react';
import { EmojiText } from '#domain/emoji/emoji-text.tsx';
import { profilePath, statusPath } from '#domain/links/paths.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { StatusActions } from './parts/status-actions.tsx';
import { StatusBody } from './parts/status-body.tsx';
import { StatusHeader } from './parts/status-header.tsx';
import { useStatusSlots } from './status-slots.ts';
import styles from './status-card.module.css';

function RepeatLine({ accountId }: { accountId: string | undefined }) {
  const account = useRow(useSession().tables.accounts, accountId);
  if (!account) return null;
  return (
    <div className={styles.why}>
      <Icon of={Repeat2} className={styles.repeated} />
      <Trans>
        <AppLink href={profilePath(account)}>
          <EmojiText text={account.displayName || account.acct || ''} emojis={account.emojis} />
        </AppLink>{' '}
        <span>repeated</span>
      </Trans>
    </div>
  );
}

function ReplyLine({ status }: { status: StatusRow }) {
  const parent = useRow(useSession().tables.accounts, status.inReplyToAccountId);
  const acct = parent?.acct ?? status.inReplyToAcct;
  if (!status.inReplyToId) return null;
  /* An element, so that nothing in a name can pass for a part of the message. */
  const address = <bdi>@{acct}</bdi>;
  return (
    <div className={styles.replyTo}>
      <Icon of={Reply} />{' '}
      <AppLink href={statusPath(status.inReplyToId)}>
        {acct ? <Trans>replying to {address}</Trans> : <Trans>a reply</Trans>}
      </AppLink>
    </div>
  );
}

interface StatusCardProps {
  /** The status's id, or a repeat's. */
  readonly id: string;
  /** Where the card stands in its feed, counted from 1; for screen readers. */
  readonly index?: number;
  /** How long the feed is; −1 while unknown. */
  readonly size?: number;
}

/**
 * A status, or somebody's repeat of one. It reads its own rows, so that a favourite renders this
 * card and no other.
 */
export const StatusCard = memo(function StatusCard({ id, index, size }: StatusCardProps) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const outer = useRow(tables.statuses, id);
  const status = useRow(tables.statuses, outer?.reblogId ?? id);
  const viewer = useRow(tables.statusViewers, status?.id);
  const author = useRow(tables.accounts, status?.accountId);
  const { Below } = useStatusSlots();
  const nameId = useId();
  if (!outer || !status) return null;

  const isMember = viewerId !== null;
  const facts = { status, viewer, isMember, isOwn: status.accountId === viewerId };
  return (
    <article
      className={styles.card}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: each article takes focus
      tabIndex={0}
      aria-labelledby={nameId}
      aria-posinset={index}
      aria-setsize={size}
      data-status={id}
    >
      {outer.reblogId && <RepeatLine accountId={outer.accountId} />}
      <AppLink
        href={profilePath(author ?? { id: status.accountId ?? '' })}
        className={styles.avatar}
        tabIndex={-1}
        aria-hidden
        title={t`Profile`}
      >
        <Avatar src={author?.avatar} />
      </AppLink>
      <div className={styles.body}>
        <StatusHeader status={status} author={author} nameId={nameId} />
        <ReplyLine status={status} />
        <StatusBody status={status} />
        <StatusActions cardId={id} facts={facts} />
      </div>
      {Below && (
        <div className={styles.below}>
          <Below cardId={id} />
        </div>
      )}
    </article>
  );
});
