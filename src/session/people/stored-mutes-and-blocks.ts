import * as v from 'valibot';
import { createStoredValue, type StoredValue } from '#lib/storage/stored-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { Tables } from '#entities/tables.ts';

const ids = v.array(v.string());
const schema = v.object({ muting: ids, blocking: ids });

/** Ids of whom the member has muted and blocked, as far as it was known when last they were here. */
export type MutedAndBlocked = v.InferOutput<typeof schema>;

/**
 * Takes in whom the member had muted and blocked at their last visit, so that what is hidden is hidden
 * from the first post on; gives where that is stored. With the session it is forgotten.
 */
export function applyStoredMutesAndBlocks(
  { relationships, hub }: Tables,
  area: StorageArea,
  viewerId: string,
  ended: AbortSignal,
): StoredValue<MutedAndBlocked> {
  const stored = createStoredValue({ name: `mutes.${viewerId}`, version: 1, schema, area });
  ended.addEventListener('abort', () => stored.remove());
  hub.batch(() => {
    const { muting = [], blocking = [] } = stored.read() ?? {};
    for (const id of muting) relationships.merge({ id, muting: true }, 0);
    for (const id of blocking) relationships.merge({ id, blocking: true }, 0);
  });
  return stored;
}
