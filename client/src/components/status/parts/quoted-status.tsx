import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { QuoteState } from '@rookery/contract/schemas/quote.ts';
import { useFilterVerdict } from '#components/filters/use-filter-verdict.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { StatusFailure } from '../status-failure.tsx';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { useLoadedStatus } from '../use-loaded-status.ts';
import { CompactStatus } from './compact-status.tsx';
import { FoldedReason } from './folded-reason.tsx';
import { QuotePlaceholder } from './quote-placeholder.tsx';

/** A message in place of a quote, with a button that shows the quote. */
function HiddenQuote({
  message,
  action,
  onShow,
}: {
  message: ReactNode;
  action: ReactNode;
  onShow: () => void;
}) {
  return (
    <>
      {message}{' '}
      <Button
        variant="text"
        size="small"
        onClick={({ currentTarget }) => {
          restoreFocusNearby(currentTarget);
          onShow();
        }}
      >
        {action}
      </Button>
    </>
  );
}

/** Returns why the server hides a quote from this viewer, who may show it anyway. */
function hidingReason(state: QuoteState | undefined): ReactNode {
  switch (state) {
    case 'blocked_account':
      return <Trans>The quoted post is by someone you blocked.</Trans>;
    case 'blocked_domain':
      return <Trans>The quoted post is from a server you blocked.</Trans>;
    case 'muted_account':
      return <Trans>The quoted post is by someone you muted.</Trans>;
    default:
      return undefined;
  }
}

/** A quoted status that has loaded, or a message if its author is blocked or muted. */
function KnownQuote({ status, state }: { status: StatusRow; state: QuoteState | undefined }) {
  const { tables } = useSession();
  useRow(tables.accounts, status.accountId);
  useRow(tables.statusViewers, status.id);
  const relationship = useRow(tables.relationships, status.accountId);
  const { reason } = useFilterVerdict(status, status.accountId, {});
  const [isRevealed, setIsRevealed] = useSavedToggle(`revealed ${status.id}`, false);
  const show = (): void => setIsRevealed(true);
  if (status.isDeleted === true) return <Trans>The quoted post was deleted.</Trans>;
  const hiddenBy = hidingReason(state);
  if (hiddenBy) {
    return isRevealed ? (
      <CompactStatus status={status} />
    ) : (
      <HiddenQuote message={hiddenBy} action={<Trans>Show anyway</Trans>} onShow={show} />
    );
  }
  if (relationship?.blocking === true) {
    return <Trans>The quoted post is by someone you blocked.</Trans>;
  }
  if (!reason || isRevealed) return <CompactStatus status={status} />;
  return (
    <HiddenQuote
      message={
        reason.by === 'thread' ? (
          <Trans>The quoted post is in a conversation you muted.</Trans>
        ) : 'words' in reason || reason.by === 'rule' ? (
          <FoldedReason reason={reason} />
        ) : (
          <Trans>The quoted post is muted.</Trans>
        )
      }
      action={<Trans comment="Verb, on buttons: reveal a hidden post">Show</Trans>}
      onShow={show}
    />
  );
}

/** Returns why a quote cannot be shown to anybody, or to this viewer. */
function absenceReason(state: QuoteState, isOwn: boolean): ReactNode {
  switch (state) {
    case 'pending':
      return isOwn ? (
        <Trans>Your quote is waiting for the author’s approval.</Trans>
      ) : (
        <Trans>The author has not approved this quote yet.</Trans>
      );
    case 'rejected':
      return <Trans>The author did not approve this quote.</Trans>;
    case 'revoked':
      return <Trans>The author removed their post from this quote.</Trans>;
    case 'deleted':
      return <Trans>The quoted post was deleted.</Trans>;
    default:
      return <Trans>The quoted post isn’t visible to you.</Trans>;
  }
}

function LoadedQuote({ id, state }: { id: string; state: QuoteState | undefined }) {
  const { status, failure, isRetried, retry } = useLoadedStatus(id);
  if (status) return <KnownQuote status={status} state={state} />;
  if (failure === undefined) return <QuotePlaceholder />;
  return <StatusFailure error={failure} isAnswer={isRetried} onRetry={retry} />;
}

/**
 * Renders the status that `of` quotes, which is fetched if it is unknown, or why it is not shown. A
 * quote inside it is not rendered.
 */
export function QuotedStatus({ of }: { of: StatusRow }) {
  const { viewerId } = useSession();
  const { quoteId, quoteState: state, quoteVisible } = of;
  const isShown = state === undefined || state === 'accepted' || hidingReason(state) !== undefined;
  if (!isShown) return absenceReason(state, of.accountId === viewerId);
  if (quoteVisible === false) return <Trans>The quoted post is private.</Trans>;
  if (quoteId) return <LoadedQuote id={quoteId} state={state} />;
  return <Trans>The quoted post isn’t visible to you.</Trans>;
}
