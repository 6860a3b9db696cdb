import * as v from 'valibot';
import { compareIds } from '#lib/compare-ids.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import { createSignInStorage } from '#session/sign-in/sign-in-storage.ts';

/** The last visit of a member to a thread. */
const lastVisit = v.object({
  /** Id of the first status of the thread. */
  root: v.string(),
  /** Id of the newest status that was on the screen. */
  newest: v.string(),
  /**
   * Id of the newest status of the visit before. If the member returns soon, the same statuses are
   * still marked as new.
   */
  before: v.optional(v.string()),
  /** When the thread was last on the screen, in milliseconds since 1970. */
  at: v.number(),
});

export type LastThreadVisit = v.InferOutput<typeof lastVisit>;

/** Maximum number of threads whose last visit is stored; the oldest visits are dropped. */
export const maxVisits = 500;

/**
 * Milliseconds for which the thread may be left, such as by a reload or another page, without a new
 * visit beginning.
 */
export const sameVisitMs = 5 * 60_000;

/**
 * Returns the newest status that the member saw at the last visit; undefined if there was none.
 * `now` is in milliseconds since 1970.
 */
export function newestSeenStatus(
  visit: LastThreadVisit | undefined,
  now: number,
): string | undefined {
  if (!visit) return undefined;
  const isSame = now - visit.at < sameVisitMs && now >= visit.at;
  return (isSame ? visit.before : undefined) ?? visit.newest;
}

/**
 * Returns the ids of statuses that are newer than `since`. Leaves out statuses for which `isKnown`
 * returns true: the status for which the thread was opened, and the viewer's own.
 */
export function newStatusesSince(
  since: string,
  ids: readonly string[],
  isKnown: (id: string) => boolean,
): readonly string[] {
  return ids.filter((id) => compareIds(id, since) > 0 && !isKnown(id));
}

/**
 * Adds a visit as the latest one. `since` is the status after which statuses were marked as new.
 */
export function addThreadVisit(
  visits: readonly LastThreadVisit[],
  { root, ids, since }: { root: string; ids: readonly string[]; since: string | undefined },
  now: number,
): readonly LastThreadVisit[] {
  const newest = ids.toSorted(compareIds).at(-1) ?? root;
  const others = visits.filter((one) => one.root !== root);
  const visit = { root, newest, ...(since !== undefined && { before: since }), at: now };
  return [...others, visit].slice(-maxVisits);
}

const schema = v.array(v.object({ accountId: v.string(), visits: v.array(lastVisit) }));

/** The threads that a member has visited on this device. */
export interface ThreadVisitMemory {
  /**
   * Returns the newest status that the member has seen in the thread that begins with this status;
   * undefined if the member never visited it.
   */
  since(root: string): string | undefined;
  /**
   * Records that these statuses are on the screen. `since` is what the function `since` returned at
   * the start of the visit.
   */
  note(root: string, ids: readonly string[], since: string | undefined): void;
}

const noMemory: ThreadVisitMemory = { since: () => undefined, note: () => undefined };

/**
 * Creates the memory of visits. It stays while the member is signed in on this device, also while
 * another account is selected. For a visitor nothing is stored. `now` returns milliseconds since
 * 1970.
 */
export function createThreadVisitMemory(
  { area, viewerId, ended }: { area: StorageArea; viewerId: string | null; ended: AbortSignal },
  now: () => number = Date.now,
): ThreadVisitMemory {
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
      const visits = [...addThreadVisit(own(), { root, ids, since }, now())];
      stored.write([...others, { accountId: viewerId, visits }]);
    },
  };
}
