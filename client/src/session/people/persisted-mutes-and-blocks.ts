import * as v from 'valibot';
import { createPersistedValue, type PersistedValue } from '#lib/storage/persisted-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { Tables } from '#store/tables.ts';

const ids = v.array(v.string());
const schema = v.object({ muting: ids, blocking: ids });

/** Ids of muted and blocked accounts as of the last visit. */
export type MutedAndBlocked = v.InferOutput<typeof schema>;

/**
 * Applies mutes and blocks of the last visit, so that the first statuses are filtered. Returns the
 * persisted value, which is removed when the session ends.
 */
export function applyPersistedMutesAndBlocks(
  { relationships, hub }: Tables,
  area: StorageArea,
  viewerId: string,
  ended: AbortSignal,
): PersistedValue<MutedAndBlocked> {
  const stored = createPersistedValue({ name: `mutes.${viewerId}`, version: 1, schema, area });
  ended.addEventListener('abort', () => stored.remove());
  hub.batch(() => {
    const { muting = [], blocking = [] } = stored.read() ?? {};
    for (const id of muting) relationships.merge({ id, muting: true }, 0);
    for (const id of blocking) relationships.merge({ id, blocking: true }, 0);
  });
  return stored;
}
