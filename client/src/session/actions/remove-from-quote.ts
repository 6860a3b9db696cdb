import { revokeQuote } from '@rookery/contract/calls/mastodon/quotes.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import type { Session } from '../session.ts';

/**
 * Removes an own status from a quote of it, by the ids of both.
 *
 * @throws `ApiError`
 */
export async function removeFromQuote(
  { load, tables, notices }: Session,
  id: string,
  quoting: string,
): Promise<void> {
  await load(revokeQuote, { path: { id, quoting } }, (wire, how) =>
    ingestStatus(how.tables, wire, how),
  );
  const quotesCount = tables.statuses.get(id)?.quotesCount ?? 0;
  tables.statuses.merge({ id, quotesCount: Math.max(0, quotesCount - 1) }, tables.hub.next());
  notices.raise({ level: 'success', messageKey: 'status.quote_removed', timeoutMs: 5_000 });
}
