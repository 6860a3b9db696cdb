import { compareIds } from '#lib/compare-ids.ts';
import { isEqual } from '#lib/is-equal.ts';

export interface ThreadTree {
  /** Every status, oldest first. */
  readonly ids: readonly string[];
  /** Those that answer nothing that is here, oldest first. */
  readonly roots: readonly string[];
  /** What each status answers, where that is here too. */
  readonly parentOf: ReadonlyMap<string, string>;
  /** What answers each status, oldest first; none for a status without answers. */
  readonly repliesTo: ReadonlyMap<string, readonly string[]>;
  /** How many statuses stand above each one. */
  readonly depthOf: ReadonlyMap<string, number>;
}

/** Whether what a status answers, or what that answers, and so on, is this one. */
function leadsTo(parents: ReadonlyMap<string, string>, from: string, to: string): boolean {
  for (let at: string | undefined = from; at !== undefined; at = parents.get(at)) {
    if (at === to) return true;
  }
  return false;
}

/*
 * A server may lie about who answers whom, and ids need not tell which came first: those that came
 * from elsewhere are given as they are met. In each circle a status answers a younger one, so that
 * only these links need to be looked at before they close one.
 */
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
    if (!leadsTo(parents, parent, id)) parents.set(id, parent);
  }
  return parents;
}

/* Counts from the nearest ancestor of known depth, so that a long line of replies is walked only once. */
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
 * The tree of these statuses; `answeredBy` tells what a status answers. Takes any order, keeps one of
 * each. Of a `former` tree the lists of answers are kept that are still the same.
 */
export function threadTree(
  statusIds: Iterable<string>,
  answeredBy: (id: string) => string | null | undefined,
  former?: ThreadTree,
): ThreadTree {
  const ids = [...new Set(statusIds)].toSorted(compareIds);
  const parentOf = parentsOf(ids, answeredBy);
  const growing = new Map<string, string[]>();
  for (const id of ids) {
    const parent = parentOf.get(id);
    if (parent === undefined) continue;
    const replies = growing.get(parent);
    if (replies) replies.push(id);
    else growing.set(parent, [id]);
  }
  const repliesTo = new Map<string, readonly string[]>(growing);
  for (const [id, replies] of growing) {
    const known = former?.repliesTo.get(id);
    if (known && isEqual(known, replies)) repliesTo.set(id, known);
  }
  return {
    ids,
    roots: ids.filter((id) => !parentOf.has(id)),
    parentOf,
    repliesTo,
    depthOf: depthsOf(ids, parentOf),
  };
}

/** What a status answers, and what that answers, and so on: the first of them first. */
export function ancestorsOf(tree: ThreadTree, id: string): readonly string[] {
  const ancestors: string[] = [];
  for (let at = tree.parentOf.get(id); at !== undefined; at = tree.parentOf.get(at)) {
    ancestors.push(at);
  }
  return ancestors.toReversed();
}

/** A status and everything below it in the order of reading: each answer before the next of its kind. */
export function branchOf(tree: ThreadTree, id: string): readonly string[] {
  const branch: string[] = [];
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    branch.push(next);
    open.push(...(tree.repliesTo.get(next) ?? []).toReversed());
  }
  return branch;
}
