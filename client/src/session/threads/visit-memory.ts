import * as v from 'valibot';
import { compareIds } from '#lib/compare-ids.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import { createSignInStorage } from '#session/sign-in/sign-in-storage.ts';

/** Data of somebody's last visit to a thread. */
const lastVisit = v.object({
  /** The first status of the thread. */
  root: v.string(),
  /** The newest status of the visit. */
  newest: v.string(),
  /** The newest status of the visit before; while a visit continues, new statuses stay new. */
  before: v.optional(v.string()),
  /** When it was last on screen, in milliseconds since 1970. */
  at: v.number(),
});

export type LastVisit = v.InferOutput<typeof lastVisit>;

/** Maximum number of threads; the oldest visits are dropped. */
export const maxVisits = 500;

/** A shorter absence in milliseconds continues the same visit: Back, a reload. */
export const sameVisitMs = 5 * 60_000;

/** Returns the newest status seen at the last visit; undefined for a first visit. */
export function newestSeenStatus(visit: LastVisit | undefined, now: number): string | undefined {
  if (!visit) return undefined;
  const isSame = now - visit.at < sameVisitMs && now >= visit.at;
  return (isSame ? visit.before : undefined) ?? visit.newest;
}

/**
 * Returns the ids of the statuses that are newer than `since`, except those that are known without
 * having been read: the opened status and the viewer's own.
 */
export function newStatusesSince(
  since: string,
  ids: readonly string[],
  isKnown: (id: string) => boolean,
): readonly string[] {
  return ids.filter((id) => compareIds(id, since) > 0 && !isKnown(id));
}

/** Adds a visit as the latest; `since` is the status after which statuses were new. */
export function withVisit(
  visits: readonly LastVisit[],
  { root, ids, since }: { root: string; ids: readonly string[]; since: string | undefined },
  now: number,
): readonly LastVisit[] {
  const newest = ids.toSorted(compareIds).at(-1) ?? root;
  const others = visits.filter((one) => one.root !== root);
  const visit = { root, newest, ...(since !== undefined && { before: since }), at: now };
  return [...others, visit].slice(-maxVisits);
}

const schema = v.array(v.object({ accountId: v.string(), visits: v.array(lastVisit) }));

/** The threads that a member visited on this device. */
export interface VisitMemory {
  /** Returns the newest seen status of the thread with this root; undefined for a first visit. */
  since(root: string): string | undefined;
  /** Records that these statuses are on screen; `since` as at the start of the visit. */
  note(root: string, ids: readonly string[], since: string | undefined): void;
}

const noMemory: VisitMemory = { since: () => undefined, note: () => undefined };

/**
 * Creates the memory of visits. Kept while the member is signed in on this device, also over
 * account switches; nothing is stored for a visitor. `now` returns milliseconds since 1970.
 */
export function createVisitMemory(
  { area, viewerId, ended }: { area: StorageArea; viewerId: string | null; ended: AbortSignal },
  now: () => number = Date.now,
): VisitMemory {
  if (viewerId === null) return noMemory;
  const stored = createPersistedValue({ name: 'visits', version: 1, schema, area });
  const signIns = createSignInStorage(area).oauth;
  const isSignedIn = (accountId: string): boolean => {
    const { member, others = [] } = signIns.read() ?? {};
    return [member, ...others].some((one) => one?.accountId === accountId);
  };
  const readSignedIn = () => (stored.read() ?? []).filter((one) => isSignedIn(one.accountId));
  const own = () => readSignedIn().find((one) => one.accountId === viewerId)?.visits ?? [];
  ended.addEventListener('abort', () => {
    const remaining = readSignedIn();
    if (remaining.length > 0) stored.write(remaining);
    else stored.remove();
  });
  return {
    since: (root) =>
      newestSeenStatus(
        own().find((one) => one.root === root),
        now(),
      ),
    note(root, ids, since) {
      if (ended.aborted || !isSignedIn(viewerId)) return;
      const others = readSignedIn().filter((one) => one.accountId !== viewerId);
      const visits = [...withVisit(own(), { root, ids, since }, now())];
      stored.write([...others, { accountId: viewerId, visits }]);
    },
  };
}
