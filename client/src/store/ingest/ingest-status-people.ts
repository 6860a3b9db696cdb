import type { Account } from '@rookery/contract/schemas/account.ts';
import type { Tables } from '../tables.ts';
import { ingestAccounts } from './ingest-account.ts';
import type { IngestContext } from './ingest-context.ts';
import { capList } from './limits.ts';

export type StatusPeople = 'favouritedByIds' | 'rebloggedByIds';

/** Ingests the accounts that favourited or reblogged a status (R-ENT-035). */
export function ingestStatusPeople(
  tables: Tables,
  id: string,
  people: StatusPeople,
  wires: readonly Account[],
  context: IngestContext,
): void {
  tables.hub.batch(() => {
    const ids = ingestAccounts(tables, capList(wires), context);
    tables.statuses.merge({ id, [people]: ids }, context.requestedAt);
  });
}
