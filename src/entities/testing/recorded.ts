import { loadExchanges, loadStreamSessions } from '#contract/testing/recordings.ts';

/** What kind of thing a recorded body is, told by its fields. */
export type RecordedKind = 'status' | 'notification' | 'account' | 'poll' | 'relationship';

function kindOf(value: object): RecordedKind | undefined {
  if ('reblogs_count' in value && 'account' in value) return 'status';
  if ('type' in value && 'account' in value && 'created_at' in value) return 'notification';
  if ('acct' in value && 'followers_count' in value) return 'account';
  if ('options' in value && 'votes_count' in value) return 'poll';
  return 'showing_reblogs' in value ? 'relationship' : undefined;
}

/** Things recorded from a live Akkoma, each once, as they came. */
export function recordedThings(): ReadonlyMap<RecordedKind, readonly unknown[]> {
  const found = new Map<RecordedKind, Map<string, unknown>>();
  function take(value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > 3) return;
    if (Array.isArray(value)) {
      for (const item of value) take(item, depth + 1);
      return;
    }
    const kind = kindOf(value);
    if (kind) {
      const things = found.get(kind) ?? new Map<string, unknown>();
      things.set(JSON.stringify(value), value);
      found.set(kind, things);
      return;
    }
    for (const part of Object.values(value)) take(part, depth + 1);
  }
  for (const { response } of loadExchanges()) if (response.status < 300) take(response.body, 0);
  return new Map([...found].map(([kind, things]) => [kind, [...things.values()]]));
}

/** Every frame a server sent on a recorded socket. */
export function recordedFrames(): readonly string[] {
  return loadStreamSessions().flatMap(({ frames }) =>
    frames.filter(({ dir, op }) => dir === 'server->client' && op === 1).map(({ text }) => text),
  );
}
