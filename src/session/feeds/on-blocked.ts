import type { RelationshipRow } from '#entities/rows/relationship-row.ts';
import type { Table } from '#entities/table.ts';

/** Calls back after the viewer has blocked somebody, by whatever way it became known. */
export function onBlocked(relationships: Table<RelationshipRow>, tell: () => void): () => void {
  let known = new Set<string>();
  const look = (): void => {
    const blocked = new Set(
      [...relationships.keys()].filter((id) => relationships.get(id)?.blocking === true),
    );
    const isMore = [...blocked].some((id) => !known.has(id));
    known = blocked;
    if (isMore) tell();
  };
  return relationships.subscribeAll(look);
}
