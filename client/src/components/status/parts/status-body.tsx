import { useId } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { usePlainLineText } from '#components/rich-text/use-markup-version.ts';
import { LinkCard } from '#components/media/link-card.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import styles from '#components/poll/status-poll.module.css';
import type { CardVariant } from '../card-options.ts';
import { hasQuote } from '#store/status/has-quote.ts';
import { isTallStatus } from '#store/status/status-content.ts';
import type { FilterVerdict } from '#components/filters/use-filter-verdict.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { TranslationBlock } from './lazy-status-parts.ts';
import { QuoteCard } from './quote-card.tsx';
import { StatusMedia } from './status-media.tsx';
import { StatusSpoilerText } from './status-spoiler-text.tsx';
import { StatusText } from './status-text.tsx';

const StatusPoll = lazyPart('StatusPoll', () => import('#components/poll/status-poll.tsx'));

/** Reserves the poll's height until its code has loaded. */
function PollPlaceholder({ options }: { options: number }) {
  const size: Readonly<Record<`--${string}`, number>> = { '--options': options };
  return <div className={styles.room} style={size} />;
}

/** The poll of a status; its code is loaded with the first poll. */
function PollPart({ id, isOwn }: { id: string; isOwn: boolean }) {
  const options = useRow(useSession().tables.polls, id)?.options?.length ?? 0;
  return (
    <LazyBoundary fallback={<PollPlaceholder options={options} />}>
      <StatusPoll id={id} isOwn={isOwn} />
    </LazyBoundary>
  );
}

/* Matches markup without text. Pictures and players do not match, since they are rendered as
   links. */
const emptyMarkup = /^(?:\s|<(?!(?:audio|embed|iframe|img|object|video)\b)[^>]*>)*$/i;

/**
 * The content of a status: text, translation, poll, attachments, quote and link preview. If
 * configured, all of it is folded below a content warning. Without a content warning only a tall
 * text is folded (R-STATUS-026).
 */
export function StatusBody({
  status,
  isOwn,
  variant,
  isInConversation,
  actions,
  id,
  coverTitles,
}: {
  status: StatusRow;
  isOwn: boolean;
  variant: CardVariant;
  isInConversation: boolean | undefined;
  actions: StatusActionState;
  /**
   * Id of the element with the card's name. The ids of the content warning and the text are derived
   * from it.
   */
  id: string;
  coverTitles?: FilterVerdict['coverTitles'];
}) {
  const foldsSubjects = usePreference('collapseMessageWithSubject');
  const hidesSensitive = usePreference('hideNsfw');
  const { isUnfolded: isOpen, setUnfolded } = actions;
  const contentId = useId();
  const isCompact = variant === 'compact';
  const subject = usePlainLineText(status.spoilerText ?? '');
  const hasSubject = subject.trim() !== '';
  const { attachments = [], pollId, card, sensitive = false } = status;
  const hasQuoteCard = hasQuote(status) || status.quoteVisible === false;
  const hasBody =
    !emptyMarkup.test(status.content ?? '') ||
    attachments.length > 0 ||
    (!isCompact && Boolean(pollId || hasQuoteCard || card));
  const isHidden = hasSubject && hasBody && !isOpen;
  return (
    <>
      {hasSubject && (
        <StatusSpoilerText
          status={status}
          subject={subject}
          isOpen={isOpen}
          id={`${id}-subject`}
          contentId={contentId}
          onToggle={hasBody ? () => setUnfolded(!isOpen) : undefined}
        />
      )}
      <div id={contentId} hidden={isHidden}>
        <StatusText
          status={status}
          folds={!isCompact && !(hasSubject && foldsSubjects) && isTallStatus(status)}
          startsOpen={variant === 'focused'}
          isHidden={isHidden}
          id={`${id}-text`}
        />
        {actions.isTranslated && (
          <LazyBoundary>
            <TranslationBlock status={status} actions={actions} />
          </LazyBoundary>
        )}
        {pollId && !isCompact && <PollPart id={pollId} isOwn={isOwn} />}
        {attachments.length > 0 && (
          <StatusMedia
            status={status}
            variant={variant}
            isInConversation={isInConversation}
            coverTitles={coverTitles}
          />
        )}
        {hasQuoteCard && !isCompact && <QuoteCard of={status} />}
        {card && !hasQuoteCard && !isCompact && (
          <LinkCard
            card={card}
            hidesImage={(sensitive && hidesSensitive) || coverTitles !== undefined}
          />
        )}
      </div>
    </>
  );
}
