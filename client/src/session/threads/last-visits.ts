import * as v from 'valibot';
import { compareIds } from '#lib/compare-ids.ts';

/** Data of somebody's last visit to a thread. */
export const lastVisit = v.object({
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
export function seenUpTo(visit: LastVisit | undefined, now: number): string | undefined {
  if (!visit) return undefined;
  const isSame = now - visit.at < sameVisitMs && now >= visit.at;
  return (isSame ? visit.before : undefined) ?? visit.newest;
}

/**
 * Returns the statuses after a visit, by id, without known ones (the opened and the viewer's own).
 */
export function newSince(
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
