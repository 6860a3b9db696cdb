import type { Account } from '@rookery/contract/schemas/account.ts';
import type { Tables } from '../tables.ts';
import type { IngestContext } from './ingest-context.ts';
import { toRelationshipRow } from './to-relationship-row.ts';

/** The flag of a relationship that is true for all accounts on the list of mutes or blocks. */
export type RelationshipListKind = 'muting' | 'blocking';

/**
 * Ingests a page of the list of mutes or blocks: sets the flag for each account on the page. The
 * accounts themselves are not ingested, since no screen displays them.
 */
export function ingestListedAccounts(
  tables: Tables,
  wires: readonly Account[],
  meaning: RelationshipListKind,
  { requestedAt }: IngestContext,
): void {
  tables.hub.batch(() => {
    for (const { id, pleroma } of wires) {
      const row = toRelationshipRow(id, pleroma?.relationship ?? {});
      tables.relationships.merge({ ...row, [meaning]: true }, requestedAt);
    }
  });
}

/**
 * Clears the flag of all accounts that are not in `listed`, which must be the complete list of
 * mutes or blocks.
 */
export function clearUnlistedAccounts(
  tables: Tables,
  listed: ReadonlySet<string>,
  meaning: RelationshipListKind,
  { requestedAt }: IngestContext,
): void {
  const { relationships } = tables;
  tables.hub.batch(() => {
    for (const id of relationships.keys()) {
      if (listed.has(id) || relationships.get(id)?.[meaning] !== true) continue;
      relationships.merge({ id, [meaning]: false }, requestedAt);
    }
  });
}
