import type { Reaction } from '@rookery/contract/schemas/reaction.ts';
import type { Tables } from '../tables.ts';
import { ingestAccounts } from './ingest-account.ts';
import type { IngestContext } from './ingest-context.ts';
import { capList } from './limits.ts';
import { viewerReactions, toReactionRows } from './to-reaction-rows.ts';

/** Ingests the complete reactions to a status, with the accounts that reacted. */
export function ingestReactions(
  tables: Tables,
  id: string,
  wires: readonly Reaction[],
  context: IngestContext,
): void {
  tables.hub.batch(() => {
    for (const { accounts } of wires) ingestAccounts(tables, capList(accounts ?? []), context);
    const reactions = toReactionRows(wires, tables.statuses.get(id)?.reactions);
    tables.statuses.merge({ id, reactions }, context.requestedAt);
    const mine = context.viewerId === null ? undefined : viewerReactions(wires);
    if (mine) tables.statusViewers.merge({ id, viewerReactions: mine }, context.requestedAt);
  });
}
