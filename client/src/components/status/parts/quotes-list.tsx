import { Trans, useLingui } from '@lingui/react/macro';
import { getQuotes } from '@rookery/contract/calls/mastodon/quotes.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { removeFromQuote } from '#session/actions/remove-from-quote.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSession } from '#session/session-context.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { CompactStatus } from './compact-status.tsx';
import styles from './quotes-list.module.css';

const quotes = defineQuery(
  'quotes',
  getQuotes,
  (wires, { tables, ...context }) => ingestStatuses(tables, wires, context),
  (ids) => ({ statuses: ids }),
);

/** A quote; the author of the quoted status can remove their post from it. */
function QuoteItem({ id, quotedId, isOwn }: { id: string; quotedId: string; isOwn: boolean }) {
  const { t } = useLingui();
  const session = useSession();
  const status = useRow(session.tables.statuses, id);
  const { attempt, isPending, failure } = useAttempt(() => removeFromQuote(session, quotedId, id));
  if (!status || status.isDeleted === true) return null;
  return (
    <li className={styles.quote}>
      <CompactStatus status={status} />
      {status.quoteState === 'revoked' ? (
        <p>
          <Trans>Your post was removed from this quote.</Trans>
        </p>
      ) : (
        isOwn && (
          <ConfirmButton
            size="small"
            label={t`Remove my post`}
            title={t`Remove your post from this quote?`}
            question={t`The other post stays, but no longer shows yours. You can’t undo this.`}
            isDanger
            isBusy={isPending}
            onAccept={() => void attempt()}
          />
        )
      )}
      <CallFailure error={failure} />
    </li>
  );
}

/** The quotes of a status, latest first. */
export function QuotesList({ status: { id, accountId } }: { status: StatusRow }) {
  const { t } = useLingui();
  const { viewerId } = useSession();
  const state = useCallPages(quotes, { path: { id } });
  return (
    <PagedList
      state={state}
      label={t`Quotes of this post`}
      empty={<Trans>There are no quotes you can see.</Trans>}
    >
      {(quoting) => <QuoteItem id={quoting} quotedId={id} isOwn={accountId === viewerId} />}
    </PagedList>
  );
}
