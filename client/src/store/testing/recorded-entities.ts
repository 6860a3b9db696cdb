import { loadExchanges, loadStreamSessions } from '@rookery/contract/testing/recordings.ts';

/** Returns the kind of a recorded entity, detected by its fields. */
export type RecordedKind = 'status' | 'notification' | 'account' | 'poll' | 'relationship';

function kindOf(value: object): RecordedKind | undefined {
  if ('reblogs_count' in value && 'account' in value) return 'status';
  if ('type' in value && 'account' in value && 'created_at' in value) return 'notification';
  if ('acct' in value && 'followers_count' in value) return 'account';
  if ('options' in value && 'votes_count' in value) return 'poll';
  return 'showing_reblogs' in value ? 'relationship' : undefined;
}

/** Returns the distinct entities in the recordings of a live Akkoma server, unchanged. */
export function recordedEntities(): ReadonlyMap<RecordedKind, readonly unknown[]> {
  const found = new Map<RecordedKind, Map<string, unknown>>();
  function collect(value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > 3) return;
    if (Array.isArray(value)) {
      for (const item of value) collect(item, depth + 1);
      return;
    }
    const kind = kindOf(value);
    if (kind) {
      const entities = found.get(kind) ?? new Map<string, unknown>();
      entities.set(JSON.stringify(value), value);
      found.set(kind, entities);
      return;
    }
    for (const part of Object.values(value)) collect(part, depth + 1);
  }
  for (const { response } of loadExchanges()) if (response.status < 300) collect(response.body, 0);
  return new Map([...found].map(([kind, entities]) => [kind, [...entities.values()]]));
}

/** Returns every frame that servers sent in the recorded stream sessions. */
export function recordedFrames(): readonly string[] {
  return loadStreamSessions().flatMap(({ frames }) =>
    frames.filter(({ dir, op }) => dir === 'server->client' && op === 1).map(({ text }) => text),
  );
}
