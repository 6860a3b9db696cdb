import type { Status } from '@rookery/contract/schemas/status.ts';
import type { Tables } from '../tables.ts';
import { ingestAccount, ingestMention } from './ingest-account.ts';
import type { IngestContext } from './ingest-context.ts';
import { ingestPoll } from './ingest-poll.ts';
import { capList, maxStatusDepth } from './limits.ts';
import { quotedStatus } from './quoted-status.ts';
import { toStatusRow, toStatusViewerRow } from './to-status-row.ts';

function ingestAt(tables: Tables, wire: Status, context: IngestContext, depth: number): void {
  const { requestedAt, viewerId } = context;
  ingestAccount(tables, wire.account, context);
  for (const mention of capList(wire.mentions ?? [])) ingestMention(tables, mention, context);
  if (wire.poll) ingestPoll(tables, wire.poll, context);
  for (const inner of [wire.reblog, quotedStatus(wire).status]) {
    if (inner && inner.id !== wire.id && depth < maxStatusDepth) {
      ingestAt(tables, inner, context, depth + 1);
    }
  }
  const known = tables.statuses.get(wire.id);
  /* snac sends a reblog with the id of the reblogged status. If an id belongs to another author
     already, the status is ignored: a text must never appear under the name of somebody else. */
  if (known?.accountId !== undefined && known.accountId !== wire.account.id) return;
  const row = toStatusRow(wire, known);
  if (!known) for (const listener of tables.newStatusListeners) listener(row, requestedAt);
  tables.statuses.merge(row, requestedAt);
  if (viewerId !== null) tables.statusViewers.merge(toStatusViewerRow(wire, known), requestedAt);
}

/**
 * Ingests a status as rows linked by id: the status, the one that it reblogs or quotes, accounts,
 * poll, and for members the viewer's data. Writes only fields that the response contains. Returns
 * the id of the timeline entry: for a reblog the id of the reblog.
 */
export function ingestStatus(tables: Tables, wire: Status, context: IngestContext): string {
  tables.hub.batch(() => ingestAt(tables, wire, context, 0));
  return wire.id;
}

/**
 * Ingests a list of statuses. Returns the ids of the entries (for a reblog the id of the reblog) in
 * the order of the list.
 */
export function ingestStatuses(
  tables: Tables,
  wires: readonly Status[],
  context: IngestContext,
): string[] {
  const ids = context.ingestedAccountIds ?? new Set<string>();
  return tables.hub.batch(() =>
    wires.map((wire) => ingestStatus(tables, wire, { ...context, ingestedAccountIds: ids })),
  );
}
