import type { Account } from '@rookery/contract/schemas/account.ts';
import type { List } from '@rookery/contract/schemas/list.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { ListRow } from '../rows/list-row.ts';
import type { Tables } from '../tables.ts';
import { ingestAccounts } from './ingest-account.ts';
import type { IngestContext } from './ingest-context.ts';
import { capText, capVisibleText } from './limits.ts';

/**
 * Ingests one of the viewer's lists. Returns its id. The members of the list are requested
 * separately (`ingestListMembers`).
 */
export function ingestList(tables: Tables, wire: List, { requestedAt }: IngestContext): string {
  const row = omitUndefined<ListRow>({
    id: wire.id,
    title: capVisibleText(wire.title, 'name') || undefined,
    writtenTitle: capText(wire.title, 'field'),
    isExclusive: wire.exclusive,
  });
  tables.lists.merge(row, requestedAt);
  return wire.id;
}

/** Ingests the complete lists of the viewer and removes known lists that are not among them. */
export function ingestLists(
  tables: Tables,
  wires: readonly List[],
  context: IngestContext,
): string[] {
  return tables.hub.batch(() => {
    const ids = wires.map((wire) => ingestList(tables, wire, context));
    const listedIds = new Set(ids);
    for (const id of tables.lists.keys()) if (!listedIds.has(id)) tables.lists.remove(id);
    return ids;
  });
}

/** Ingests the complete members of a list. Returns their ids. */
export function ingestListMembers(
  tables: Tables,
  id: string,
  wires: readonly Account[],
  context: IngestContext,
): readonly string[] {
  return tables.hub.batch(() => {
    const accountIds = ingestAccounts(tables, wires, context);
    tables.lists.merge({ id, accountIds }, context.requestedAt);
    return accountIds;
  });
}
