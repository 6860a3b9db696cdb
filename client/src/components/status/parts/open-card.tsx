import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePreference } from '#session/preferences/use-preference.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { FilterVerdict } from '#components/filters/use-filter-verdict.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { focusEnclosingArticle } from '#ui/focus/return-focus.ts';
import type { StatusContext } from '#session/actions/status-context.ts';
import type { CardVariant } from '../card-options.ts';
import { ContextLine } from './context-lines.tsx';
import { FocusedDetails, RepliesLine } from './lazy-conversation-parts.ts';
import { StatusActions } from './status-actions.tsx';
import { StatusBody } from './status-body.tsx';
import { StatusHeader } from './status-header.tsx';
import { StatusReactions } from './status-reactions.tsx';
import styles from '../status-card.module.css';
import type { StatusActionState } from '../use-status-actions.ts';
import { useProfilePath } from '#session/profile-path.ts';

export interface CardLayoutProps {
  readonly variant?: CardVariant | undefined;
  /** Ids of the replies in the loaded conversation; the same array until they change. */
  readonly replyIds?: readonly string[] | undefined;
  /** Whether the card is part of an open conversation. */
  readonly isInConversation?: boolean | undefined;
  /** Whether the status replied to is shown above. */
  readonly isBelowParent?: boolean | undefined;
  /** Set in a row that shows author and time itself, such as a notification. */
  readonly inRow?:
    | {
        /** Id of the element that names the row. */
        readonly labelId: string;
        /** Shown instead of the content. The actions are then shown on hover and focus only. */
        readonly excerpt: ReactNode;
      }
    | undefined;
}

/** An unfolded status, or a message that it was deleted. */
export function OpenCard({
  id,
  facts,
  author,
  actions,
  nameId,
  variant = 'plain',
  replyIds = [],
  isInConversation,
  isBelowParent,
  inRow,
  isDeleted,
  coverTitles,
  hasComposer,
}: CardLayoutProps & {
  id: string;
  facts: StatusContext;
  author: AccountRow | undefined;
  actions: StatusActionState;
  nameId: string;
  isDeleted: boolean;
  coverTitles: FilterVerdict['coverTitles'];
  hasComposer: boolean;
}) {
  const isFocused = variant === 'focused';
  const isDense = usePreference('density') === 'compact' && !isFocused;
  const profilePath = useProfilePath();
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
  if (inRow?.excerpt) {
    return (
      <div className={styles.body}>
        {inRow.excerpt}
        <StatusActions facts={facts} actions={actions} isFloating={!hasComposer} isInRow />
      </div>
    );
  }
  return (
    <>
      {!inRow && (
        <AppLink
          href={profilePath(author ?? { id: status.accountId ?? '' })}
          className={styles.avatar}
          tabIndex={-1}
          aria-hidden
          title={t`Profile`}
        >
          <Avatar src={author?.avatar} size={isCompact ? 32 : 48} />
        </AppLink>
      )}
      <div ref={focusEnclosingArticle} className={styles.body}>
        {!inRow && (
          <StatusHeader
            cardId={id}
            status={status}
            author={author}
            nameId={nameId}
            isFocused={isFocused}
          />
        )}
        <ContextLine
          status={status}
          isCompact={isCompact}
          isBelowParent={isBelowParent}
          onOpenHistory={() => actions.openDialog('history')}
        />
        <StatusBody
          status={status}
          isOwn={facts.isOwn}
          variant={variant}
          isInConversation={isInConversation}
          actions={actions}
          id={nameId}
          coverTitles={coverTitles}
        />
        {(status.reactions?.length ?? 0) > 0 && !isCompact && (
          <StatusReactions
            status={status}
            viewer={viewer}
            isFocused={isFocused}
            actions={actions}
          />
        )}
        {isFocused ? (
          <LazyBoundary>
            <FocusedDetails status={status} replyIds={replyIds} />
          </LazyBoundary>
        ) : (
          replyIds.length > 0 && (
            <LazyBoundary>
              <RepliesLine ids={replyIds} />
            </LazyBoundary>
          )
        )}
        <StatusActions
          facts={facts}
          actions={actions}
          isFocused={isFocused}
          isFloating={isDense && !hasComposer}
        />
      </div>
    </>
  );
}
