import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId, useMemo } from 'react';
import { AccountName } from '#components/account/account-name.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { useFilterVerdict } from '#components/filters/use-filter-verdict.ts';
import { parseRichText } from '#store/rich-text/parse-rich-text.ts';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { FoldedLine } from '#components/status/parts/folded-line.tsx';
import { StatusActions } from '#components/status/parts/status-actions.tsx';
import { cardDescriptionIds } from '#store/status/card-description-ids.ts';
import { StatusBody } from '#components/status/parts/status-body.tsx';
import { StatusReactions } from '#components/status/parts/status-reactions.tsx';
import { useStatusContext } from '#components/status/use-status-context.ts';
import { useStatusActions } from '#components/status/use-status-actions.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import textStyles from '#ui/text-styles.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './message.module.css';
import { useProfilePath } from '#session/profile-path.ts';

/**
 * Returns the status as a reply to the first account that it mentions, so that the mentions at the
 * start of its text are omitted. The header of the conversation names these people already.
 */
function useWithoutAddressees(status: StatusRow): StatusRow {
  return useMemo(() => {
    const { content = '', mentions, inReplyToId } = status;
    const first = parseRichText(content, { mentions }).mentions[0]?.account;
    if (!first) return status;
    return { ...status, inReplyToId: inReplyToId ?? status.id, inReplyToAccountId: first.id };
  }, [status]);
}

interface MessageProps {
  readonly id: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function KnownMessage({ status, isFirst, isLast }: MessageProps & { status: StatusRow }) {
  const profilePath = useProfilePath();
  const { i18n } = useLingui();
  const { tables } = useSession();
  const author = useRow(tables.accounts, status.accountId);
  const facts = useStatusContext(status);
  const { viewer, isOwn } = facts;
  const actions = useStatusActions(status.id, facts);
  const verdict = useFilterVerdict(status, status.accountId, { isInConversation: true });
  const [isRevealed, setRevealed] = useSavedToggle(`revealed ${status.id}`, false);
  const nameId = useId();
  const shown = useWithoutAddressees(status);
  if (verdict.isLeftOut) return null;
  const { reason } = verdict;
  const isFolded = reason !== undefined && !isRevealed;
  const { createdAt, reactions = [] } = status;
  return (
    <li className={classNames(styles.line, isOwn && styles.own)}>
      {!isOwn && (
        <span>
          {isFirst && (
            <AppLink
              href={profilePath(author ?? { id: status.accountId ?? '' })}
              tabIndex={-1}
              aria-hidden
            >
              <Avatar src={author?.avatar} size={32} />
            </AppLink>
          )}
        </span>
      )}
      <article
        className={styles.message}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- can be focused like the cards of other posts, for keyboard shortcuts
        tabIndex={0}
        aria-labelledby={nameId}
        aria-describedby={cardDescriptionIds(nameId, shown, {
          isFolded,
          isUnfolded: actions.isUnfolded,
        })}
        data-status={status.id}
      >
        {isFolded ? (
          <FoldedLine
            author={author}
            nameId={nameId}
            reason={reason}
            onReveal={() => setRevealed(true)}
          />
        ) : (
          <>
            <VisuallyHidden>
              <span id={nameId}>
                {isOwn ? <Trans>You</Trans> : <AccountName account={author} />}
              </span>
            </VisuallyHidden>
            <div className={styles.bubble}>
              <StatusBody
                status={shown}
                isOwn={isOwn}
                variant="plain"
                isInConversation
                actions={actions}
                id={nameId}
                coverTitles={verdict.coverTitles}
              />
            </div>
            {reactions.length > 0 && (
              <StatusReactions status={status} viewer={viewer} isFocused actions={actions} />
            )}
            <StatusActions facts={facts} actions={actions} shortClass={styles.tools} />
          </>
        )}
        {isLast && createdAt !== undefined && (
          <AppLink
            href={pathTo('conversation', { id: status.id })}
            className={classNames(textStyles.small, styles.sent)}
          >
            <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.locale, 'time')}</time>
          </AppLink>
        )}
      </article>
    </li>
  );
}

/** A message: its content in a bubble, and its actions while it is hovered or focused. */
export const Message = memo(function Message(props: MessageProps) {
  const status = useRow(useSession().tables.statuses, props.id);
  if (!status) return null;
  return (
    <ItemBoundary
      fallback={
        <li className={styles.line}>
          <Trans>This post can’t be shown.</Trans>
        </li>
      }
    >
      <KnownMessage {...props} status={status} />
    </ItemBoundary>
  );
});
