import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { useReplyUnder } from '#domain/composer/open-composer.ts';
import { useVerdict } from '#domain/filters/use-verdict.ts';
import { profilePath } from '#domain/links/paths.ts';
import type { AccountRow } from '#entities/rows/account-row.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { leadFocusOut } from '#ui/focus/lead-focus-out.ts';
import type { StatusFacts } from '#domain/card/status-action.ts';
import type { CardVariant } from './card-variant.ts';
import { ContextLine } from './parts/context-line.tsx';
import { FoldedLine } from './parts/folded-line.tsx';
import { StatusPeopleRows } from './parts/lazy-parts.ts';
import { RepeatLine } from './parts/repeat-line.tsx';
import { RepliesLine } from './parts/replies-line.tsx';
import { StatusActions } from './parts/status-actions.tsx';
import { StatusBody } from './parts/status-body.tsx';
import { StatusHeader } from './parts/status-header.tsx';
import { StatusReactions } from './parts/status-reactions.tsx';
import { useStatusSlots } from './status-slots.ts';
import styles from './status-card.module.css';
import { useHighlight } from './use-highlight.ts';
import { useUiFlag } from '#domain/card/use-ui-flag.ts';
import { useStatusActions, type StatusActionState } from './use-status-actions.ts';
import { CardBoundary } from './parts/card-boundary.tsx';

interface CardShape {
  readonly variant?: CardVariant | undefined;
  /** The replies that its conversation holds; the same array until they change. */
  readonly replyIds?: readonly string[] | undefined;
  /** Stands in an open conversation. */
  readonly isInConversation?: boolean | undefined;
}

interface StatusCardProps extends CardShape {
  /** The status's id, or a repeat's. */
  readonly id: string;
  /** Where the card stands in its feed, counted from 1; for screen readers. */
  readonly index?: number;
  /** How long the feed is; −1 while unknown. */
  readonly size?: number;
  /** Set on a profile: whose it is. */
  readonly profileOf?: string | undefined;
  /** Id of an element that tells more of the card, for screen readers. */
  readonly describedBy?: string;
}

/** The status itself, unfolded, or that it was deleted. */
function OpenCard({
  id,
  facts,
  author,
  actions,
  nameId,
  variant = 'plain',
  replyIds = [],
  isInConversation,
  isDeleted,
}: CardShape & {
  id: string;
  facts: StatusFacts;
  author: AccountRow | undefined;
  actions: StatusActionState;
  nameId: string;
  isDeleted: boolean;
}) {
  const { t } = useLingui();
  const { status, viewer } = facts;
  const isCompact = variant === 'compact';
  if (isDeleted) {
    return (
      <p id={nameId} className={styles.folded}>
        <Trans>This post was deleted</Trans>
      </p>
    );
  }
  return (
    <>
      <AppLink
        href={profilePath(author ?? { id: status.accountId ?? '' })}
        className={styles.avatar}
        tabIndex={-1}
        aria-hidden
        title={t`Profile`}
      >
        <Avatar src={author?.avatar} size={isCompact ? 32 : 48} />
      </AppLink>
      <div ref={leadFocusOut} className={styles.body}>
        <StatusHeader cardId={id} status={status} author={author} nameId={nameId} />
        <ContextLine
          status={status}
          isCompact={isCompact}
          onOpenHistory={() => actions.openWindow('history')}
        />
        <StatusBody
          status={status}
          isOwn={facts.isOwn}
          variant={variant}
          isInConversation={isInConversation}
          actions={actions}
        />
        {(status.reactions?.length ?? 0) > 0 && !isCompact && (
          <StatusReactions
            status={status}
            viewer={viewer}
            isFocused={variant === 'focused'}
            actions={actions}
          />
        )}
        {variant === 'focused' && (
          <LazyBoundary>
            <StatusPeopleRows status={status} />
          </LazyBoundary>
        )}
        {replyIds.length > 0 && <RepliesLine ids={replyIds} />}
        <StatusActions facts={facts} actions={actions} />
      </div>
    </>
  );
}

function useStatusFacts(status: StatusRow): StatusFacts {
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.statusViewers, status.id);
  const isMember = viewerId !== null;
  return { status, viewer, isMember, isOwn: isMember && status.accountId === viewerId };
}

function KnownCard({
  id,
  outer,
  status,
  index,
  size,
  variant = 'plain',
  profileOf,
  isInConversation,
  describedBy,
  replyIds,
}: StatusCardProps & {
  /** The repeat, or the status itself. */
  outer: StatusRow;
  status: StatusRow;
}) {
  const facts = useStatusFacts(status);
  const { viewer } = facts;
  const author = useRow(useSession().tables.accounts, status.accountId);
  const verdict = useVerdict(
    status,
    outer.accountId,
    { viewer, author },
    {
      profileOf,
      isFocus: variant === 'focused',
      isCompact: variant === 'compact',
      isInConversation,
    },
  );
  const highlight = useHighlight(author?.acct);
  const [isRevealed, setIsRevealed] = useUiFlag(`revealed ${status.id}`, false);
  const nameId = useId();
  /* Muting and deleting show at once, but the server may still refuse: this state must stay to tell
     of it while the card is folded, left out or shown as deleted. */
  const actions = useStatusActions(id, facts);
  const { Below } = useStatusSlots();
  const isAnswered = useReplyUnder(id) !== undefined;
  if (verdict.isLeftOut && !isAnswered) return null;

  const { reason } = verdict;
  const isDeleted = status.isDeleted === true || outer.isDeleted === true;
  const isFolded = reason !== undefined && !isRevealed && !isDeleted;
  return (
    <article
      {...highlight}
      className={classNames(styles.card, styles[variant])}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: each article takes focus
      tabIndex={0}
      aria-labelledby={nameId}
      aria-describedby={describedBy}
      aria-posinset={index}
      aria-setsize={size}
      data-status={id}
      data-surface={variant === 'focused' ? 'selectedPost' : undefined}
    >
      {outer.reblogId && !isFolded && !isDeleted && <RepeatLine accountId={outer.accountId} />}
      {isFolded && (
        <FoldedLine
          author={author}
          nameId={nameId}
          reason={reason}
          onReveal={() => setIsRevealed(true)}
        />
      )}
      {!isFolded && (
        <OpenCard
          id={id}
          facts={facts}
          author={author}
          actions={actions}
          nameId={nameId}
          variant={variant}
          replyIds={replyIds}
          isInConversation={isInConversation}
          isDeleted={isDeleted}
        />
      )}
      {/* An open reply form stays, even when the status is deleted or folded. */}
      {Below && (
        <div className={styles.below}>
          <Below cardId={id} />
        </div>
      )}
    </article>
  );
}

/**
 * A status, or somebody's repeat of one. It reads its own rows, so that a favourite renders this
 * card and no other. One that is muted is folded to a line (R-STATUS-037).
 */
export const StatusCard = memo(function StatusCard(props: StatusCardProps) {
  const { statuses } = useSession().tables;
  const outer = useRow(statuses, props.id);
  const status = useRow(statuses, outer?.reblogId ?? props.id);
  if (!outer || !status) return null;
  return (
    <CardBoundary>
      <KnownCard {...props} outer={outer} status={status} />
    </CardBoundary>
  );
});
