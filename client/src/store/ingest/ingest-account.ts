import type { Account } from '@rookery/contract/schemas/account.ts';
import type { Mention } from '@rookery/contract/schemas/mention.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { Tables } from '../tables.ts';
import { toAccountRow } from './to-account-row.ts';
import type { IngestContext } from './ingest-context.ts';
import { capText } from './limits.ts';
import { toRelationshipRow } from './to-relationship-row.ts';

/**
 * Ingests an account, and its relationship if the response contains one. Returns the account's id.
 * Akkoma sends an empty relationship with nested accounts, which is ignored.
 */
export function ingestAccount(tables: Tables, wire: Account, context: IngestContext): string {
  const { requestedAt, viewerId, ingestedAccountIds } = context;
  if (ingestedAccountIds?.has(wire.id) === true) return wire.id;
  ingestedAccountIds?.add(wire.id);
  tables.hub.batch(() => {
    tables.accounts.merge(toAccountRow(wire, tables.accounts.get(wire.id)), requestedAt);
    const { relationship } = wire.pleroma ?? {};
    if (viewerId !== null && relationship && Object.keys(relationship).length > 0) {
      tables.relationships.merge(toRelationshipRow(wire.id, relationship), requestedAt);
    }
    const { moved } = wire;
    if (moved && moved.id !== wire.id && moved.moved == null) ingestAccount(tables, moved, context);
  });
  return wire.id;
}

/** Ingests a list of accounts. Returns their ids in the order of the list. */
export function ingestAccounts(
  tables: Tables,
  wires: readonly Account[],
  context: IngestContext,
): string[] {
  return tables.hub.batch(() => wires.map((wire) => ingestAccount(tables, wire, context)));
}

/**
 * Ingests the account of a mention. A mention has only four fields, so it is ignored if the table
 * contains the account already.
 */
export function ingestMention(tables: Tables, wire: Mention, { requestedAt }: IngestContext): void {
  if (tables.accounts.get(wire.id)) return;
  const row = omitUndefined<AccountRow>({
    id: wire.id,
    acct: capText(wire.acct, 'name'),
    username: capText(wire.username, 'name'),
    url: capText(wire.url, 'address'),
  });
  tables.accounts.merge(row, requestedAt);
}
