import type { Account } from '#contract/schemas/account.ts';
import type { Tables } from '../tables.ts';
import type { IngestContext } from './ingest-context.ts';
import { relationshipRow } from './relationship-row.ts';

/** What it means to be on one of the two lists. */
export type ListMeaning = 'muting' | 'blocking';

/**
 * Takes in how the viewer stands to the people on a page of the list of mutes, or of blocks: to be
 * there says it, whether or not the answer carries relationships. The people themselves are left out:
 * nobody looks at them.
 */
export function ingestListed(
  tables: Tables,
  wires: readonly Account[],
  meaning: ListMeaning,
  { askedAt }: IngestContext,
): void {
  tables.hub.batch(() => {
    for (const { id, pleroma } of wires) {
      const told = relationshipRow(id, pleroma?.relationship ?? {});
      tables.relationships.merge({ ...told, [meaning]: true }, askedAt);
    }
  });
}

/** Takes in that whoever is not among `listed`, all of a list, is no longer muted, or blocked. */
export function ingestUnlisted(
  tables: Tables,
  listed: ReadonlySet<string>,
  meaning: ListMeaning,
  { askedAt }: IngestContext,
): void {
  const { relationships } = tables;
  tables.hub.batch(() => {
    for (const id of relationships.keys()) {
      if (listed.has(id) || relationships.get(id)?.[meaning] !== true) continue;
      relationships.merge({ id, [meaning]: false }, askedAt);
    }
  });
}
