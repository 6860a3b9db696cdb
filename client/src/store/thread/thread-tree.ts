import { compareIds } from '#lib/compare-ids.ts';
import { isEqual } from '#lib/is-equal.ts';

export interface ThreadTree {
  /** All statuses, oldest first. */
  readonly ids: readonly string[];
  /** Ids of statuses without a parent, or whose parent is not loaded, oldest first. */
  readonly roots: readonly string[];
  /** From the id of each status to the id of its parent, if that is loaded. */
  readonly parentOf: ReadonlyMap<string, string>;
  /** The replies to each status, oldest first. A status without replies is not a key of the map. */
  readonly repliesTo: ReadonlyMap<string, readonly string[]>;
  /** The number of loaded ancestors of each status. */
  readonly depthOf: ReadonlyMap<string, number>;
}

/** Returns whether `to` is an ancestor of `from`, or the same status. */
function hasAncestor(parents: ReadonlyMap<string, string>, from: string, to: string): boolean {
  for (let at: string | undefined = from; at !== undefined; at = parents.get(at)) {
    if (at === to) return true;
  }
  return false;
}

/* A server may report wrong parents, so links that would close a cycle are dropped. Ids need not
   be chronological, since remote statuses get an id when they arrive. Each cycle contains a
   reply whose parent has a greater id, so only such replies are checked. */
function parentsOf(
  ids: readonly string[],
  answeredBy: (id: string) => string | null | undefined,
): Map<string, string> {
  const present = new Set(ids);
  const met = new Set<string>();
  const parents = new Map<string, string>();
  const toYounger: (readonly [id: string, parent: string])[] = [];
  for (const id of ids) {
    const parent = answeredBy(id);
    if (parent != null && met.has(parent)) parents.set(id, parent);
    else if (parent != null && present.has(parent)) toYounger.push([id, parent]);
    met.add(id);
  }
  for (const [id, parent] of toYounger) {
    if (!hasAncestor(parents, parent, id)) parents.set(id, parent);
  }
  return parents;
}

/* Each depth is counted from the nearest ancestor of known depth, so that a long chain is walked
   only once. */
function depthsOf(
  ids: readonly string[],
  parents: ReadonlyMap<string, string>,
): Map<string, number> {
  const depths = new Map<string, number>();
  for (const id of ids) {
    const unknown: string[] = [];
    let at: string | undefined = id;
    for (; at !== undefined && !depths.has(at); at = parents.get(at)) unknown.push(at);
    let depth = at === undefined ? 0 : (depths.get(at) ?? 0) + 1;
    for (const each of unknown.toReversed()) {
      depths.set(each, depth);
      depth += 1;
    }
  }
  return depths;
}

/**
 * Creates the tree of statuses, which may be given in any order and several times. `answeredBy`
 * returns the parent of a status. Unchanged lists of replies are reused from the `former` tree.
 */
export function threadTree(
  statusIds: Iterable<string>,
  answeredBy: (id: string) => string | null | undefined,
  former?: ThreadTree,
): ThreadTree {
  const ids = [...new Set(statusIds)].toSorted(compareIds);
  const parentOf = parentsOf(ids, answeredBy);
  const replyIds = ids.filter((id) => parentOf.has(id));
  const repliesTo = new Map<string, readonly string[]>();
  for (const [id, replies] of Map.groupBy(replyIds, (reply) => parentOf.get(reply) ?? '')) {
    const known = former?.repliesTo.get(id);
    repliesTo.set(id, known && isEqual(known, replies) ? known : replies);
  }
  return {
    ids,
    roots: ids.filter((id) => !parentOf.has(id)),
    parentOf,
    repliesTo,
    depthOf: depthsOf(ids, parentOf),
  };
}

/** Returns the ancestors of a status, the root first. */
export function ancestorsOf(tree: ThreadTree, id: string): readonly string[] {
  const ancestors: string[] = [];
  for (let at = tree.parentOf.get(id); at !== undefined; at = tree.parentOf.get(at)) {
    ancestors.push(at);
  }
  return ancestors.toReversed();
}

/** Returns a status and its descendants in reading order (depth first). */
export function branchOf(tree: ThreadTree, id: string): readonly string[] {
  const branch: string[] = [];
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    branch.push(next);
    open.push(...(tree.repliesTo.get(next) ?? []).toReversed());
  }
  return branch;
}
