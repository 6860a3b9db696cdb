import type { RelationshipRow } from '#store/rows/relationship-row.ts';
import type { Table } from '#store/table.ts';

/** Calls `listener` after the viewer blocked an account, however this became known. */
export function subscribeToBlocks(
  relationships: Table<RelationshipRow>,
  listener: () => void,
): () => void {
  let known = new Set<string>();
  const check = (): void => {
    const blocked = new Set(
      [...relationships.keys()].filter((id) => relationships.get(id)?.blocking === true),
    );
    const hasMore = [...blocked].some((id) => !known.has(id));
    known = blocked;
    if (hasMore) listener();
  };
  return relationships.subscribeAll(check);
}
