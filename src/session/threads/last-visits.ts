import * as v from 'valibot';
import { compareIds } from '#lib/compare-ids.ts';

/** What is remembered of somebody's last visit to a conversation. */
export const lastVisit = v.object({
  /** The post that the conversation begins with. */
  root: v.string(),
  /** The newest post that was there. */
  newest: v.string(),
  /** The newest at the visit before: of a visit that goes on, what is new still is. */
  before: v.optional(v.string()),
  /** When it was last on the screen; milliseconds since 1970. */
  at: v.number(),
});

export type LastVisit = v.InferOutput<typeof lastVisit>;

/** So many conversations are remembered; what was visited longest ago is forgotten first. */
export const mostVisits = 500;

/** Whoever is away for less than this, in milliseconds, goes on with the same visit: Back, a reload. */
export const sameVisit = 5 * 60_000;

/** The newest post that somebody saw at their last visit; undefined for who was never there. */
export function seenUpTo(visit: LastVisit | undefined, now: number): string | undefined {
  if (!visit) return undefined;
  const isSame = now - visit.at < sameVisit && now >= visit.at;
  return (isSame ? visit.before : undefined) ?? visit.newest;
}

/**
 * Which posts of a conversation came after that visit: ids tell. What one came for and what one wrote
 * are not new to anyone.
 */
export function newSince(
  since: string,
  ids: readonly string[],
  isKnown: (id: string) => boolean,
): readonly string[] {
  return ids.filter((id) => compareIds(id, since) > 0 && !isKnown(id));
}

/** The visits with this one as the latest; `since` is what it told new posts from. */
export function withVisit(
  visits: readonly LastVisit[],
  { root, ids, since }: { root: string; ids: readonly string[]; since: string | undefined },
  now: number,
): readonly LastVisit[] {
  const newest = ids.toSorted(compareIds).at(-1) ?? root;
  const others = visits.filter((one) => one.root !== root);
  const visit = { root, newest, ...(since !== undefined && { before: since }), at: now };
  return [...others, visit].slice(-mostVisits);
}
