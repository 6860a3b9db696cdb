import { memo, use, useId } from 'react';
import { Trans } from '@lingui/react/macro';
import { usePreference } from '#session/preferences/use-preference.ts';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import textStyles from '#ui/text-styles.module.css';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useInlineTarget } from '#components/composer/use-inline-target.ts';
import { useFilterVerdict } from '#components/filters/use-filter-verdict.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { classNames } from '#ui/class-names.ts';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { StatusSlotsContext } from './card-options.ts';
import { cardDescriptionIds } from '#store/status/card-description-ids.ts';
import { ReblogLine } from './parts/context-lines.tsx';
import { FoldedLine } from './parts/folded-line.tsx';
import { ReplyPrompt } from './parts/lazy-conversation-parts.ts';
import { DirectRecipientsLine } from './parts/lazy-status-parts.ts';
import { useStatusContext } from './use-status-context.ts';
import styles from './status-card.module.css';
import { useStatusActions } from './use-status-actions.ts';
import { type CardLayoutProps, OpenCard } from './parts/open-card.tsx';

/** Returns the class and style of the viewer's highlight colour for an account's statuses. */
function useHighlight(acct = '') {
  const marks = usePreference('highlight');
  const mark = Object.hasOwn(marks, acct) ? marks[acct] : undefined;
  const style: Readonly<Record<`--${string}`, string>> = { '--mark': mark?.color ?? '' };
  return mark && { style, 'data-highlight': mark.type };
}

const broken = (
  <article className={textStyles.dim}>
    <Trans>This post can’t be shown.</Trans>
  </article>
);

interface StatusCardProps extends CardLayoutProps {
  /** Id of the status or of the reblog. */
  readonly id: string;
  /** Position in the feed, counted from 1, for screen readers. */
  readonly index?: number;
  /** Length of the feed, for screen readers; −1 while unknown. */
  readonly size?: number;
  /** On a profile, the id of its account; undefined elsewhere. */
  readonly profileOf?: string | undefined;
  /** Id of an element that describes the card in addition to its text, for screen readers. */
  readonly describedBy?: string | undefined;
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
  isBelowParent,
  inRow,
  describedBy = '',
  replyIds,
}: StatusCardProps & {
  /** The reblog, or the status itself if it is not reblogged. */
  outer: StatusRow;
  status: StatusRow;
}) {
  const facts = useStatusContext(status);
  const author = useRow(useSession().tables.accounts, status.accountId);
  const isFocused = variant === 'focused';
  const verdict = useFilterVerdict(status, outer.accountId, {
    profileOf,
    isFocus: isFocused,
    isCompact: variant === 'compact',
    isInConversation,
  });
  const highlight = useHighlight(author?.acct);
  const [isRevealed, setIsRevealed] = useSavedToggle(`revealed ${status.id}`, false);
  const nameId = useId();
  /* A muted or deleted status changes before the server responds, which may then refuse. This state must
     stay mounted to show that error, even while the card is folded, hidden or shown as deleted. */
  const actions = useStatusActions(id, facts);
  const { Below } = use(StatusSlotsContext);
  const hasComposer = useInlineTarget(id) !== undefined;
  if (verdict.isLeftOut && !hasComposer) return null;

  const { reason } = verdict;
  const isDeleted = status.isDeleted === true || outer.isDeleted === true;
  const isFolded = reason !== undefined && !isRevealed && !isDeleted;
  const { isUnfolded } = actions;
  const own = cardDescriptionIds(nameId, status, { isFolded, isDeleted, isUnfolded });
  const description = `${describedBy} ${own}`.trim();
  return (
    <article
      {...highlight}
      className={classNames(
        styles.card,
        styles[variant],
        inRow && styles.inRow,
        status.visibility === 'direct' && styles.direct,
      )}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in the ARIA feed pattern each article can be focused
      tabIndex={0}
      aria-labelledby={inRow?.labelId ?? nameId}
      aria-describedby={description === '' ? undefined : description}
      aria-posinset={index}
      aria-setsize={size}
      data-status={id}
      data-surface={isFocused ? 'selectedPost' : undefined}
    >
      {outer.reblogId && !isFolded && !isDeleted && <ReblogLine accountId={outer.accountId} />}
      {status.visibility === 'direct' && !isFolded && !isDeleted && !inRow?.excerpt && (
        <div className={classNames(styles.why, styles.room)}>
          <LazyBoundary>
            <DirectRecipientsLine status={status} />
          </LazyBoundary>
        </div>
      )}
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
          isBelowParent={isBelowParent}
          inRow={inRow}
          isDeleted={isDeleted}
          coverTitles={verdict.coverTitles}
          hasComposer={hasComposer}
        />
      )}
      {isFocused && facts.isMember && !hasComposer && !isFolded && !isDeleted && (
        <LazyBoundary>
          <ReplyPrompt author={author} actions={actions} />
        </LazyBoundary>
      )}
      {/* An open composer stays, even if the status is deleted or folded, so that its text is not
          lost. */}
      {Below && (
        <div className={styles.below}>
          <Below cardId={id} />
        </div>
      )}
    </article>
  );
}

/**
 * A status or a reblog of one. It subscribes to its own rows, so that a favourite renders only this
 * card. A muted status is folded to one line (R-STATUS-037).
 */
export const StatusCard = memo(function StatusCard(props: StatusCardProps) {
  const { statuses } = useSession().tables;
  const outer = useRow(statuses, props.id);
  const status = useRow(statuses, outer?.reblogId ?? props.id);
  if (!outer || !status) return null;
  return (
    <ItemBoundary fallback={broken}>
      <KnownCard {...props} outer={outer} status={status} />
    </ItemBoundary>
  );
});
