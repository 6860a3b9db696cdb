import { Trans } from '@lingui/react/macro';
import { useFilterVerdict } from '#components/filters/use-filter-verdict.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { StatusFailure } from '../status-failure.tsx';
import { useUiFlag } from '#session/use-ui-flag.ts';
import { useLoadedStatus } from '../use-loaded-status.ts';
import { CompactStatus } from './compact-status.tsx';
import { FoldedReason } from './folded-reason.tsx';
import { QuotePlaceholder } from './quote-placeholder.tsx';

/** A quoted status that has loaded, or a message if its author is blocked or muted. */
function KnownQuote({ status }: { status: StatusRow }) {
  const { tables } = useSession();
  useRow(tables.accounts, status.accountId);
  useRow(tables.statusViewers, status.id);
  const relationship = useRow(tables.relationships, status.accountId);
  const { reason } = useFilterVerdict(status, status.accountId, {});
  const [isRevealed, setIsRevealed] = useUiFlag(`revealed ${status.id}`, false);
  if (status.isDeleted === true) return <Trans>The quoted post was deleted.</Trans>;
  if (relationship?.blocking === true) {
    return <Trans>The quoted post is by someone you blocked.</Trans>;
  }
  if (!reason || isRevealed) return <CompactStatus status={status} />;
  return (
    <>
      {reason.by === 'thread' ? (
        <Trans>The quoted post is in a conversation you muted.</Trans>
      ) : 'words' in reason || reason.by === 'rule' ? (
        <FoldedReason reason={reason} />
      ) : (
        <Trans>The quoted post is muted.</Trans>
      )}{' '}
      <Button
        variant="text"
        size="small"
        onClick={({ currentTarget }) => {
          restoreFocusNearby(currentTarget);
          setIsRevealed(true);
        }}
      >
        <Trans comment="Verb, on buttons: reveal a hidden post">Show</Trans>
      </Button>
    </>
  );
}

/**
 * Renders a quoted status, which is fetched if it is unknown. A quote inside it is not rendered.
 */
export function QuotedStatus({ id, isVisible }: { id: string; isVisible: boolean }) {
  const { status, failure, isRetried, retry } = useLoadedStatus(isVisible ? id : undefined);
  if (status) return <KnownQuote status={status} />;
  if (!isVisible) return <Trans>The quoted post is private.</Trans>;
  if (failure === undefined) return <QuotePlaceholder />;
  return <StatusFailure error={failure} isAnswer={isRetried} onRetry={retry} />;
}
