import { compareIds } from '#lib/compare-ids.ts';
import { isEqual } from '#lib/is-equal.ts';

/** Who answers whom in a conversation. */
export interface ThreadTree {
  /** Every status, oldest first (spec 1 §5, Conversation ordering). */
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

/*
 * A server may lie about who answers whom. A status answers only what is older than itself, so that
 * no circle can come about.
 */
function parentsOf(
  ids: readonly string[],
  answeredBy: (id: string) => string | null | undefined,
): Map<string, string> {
  const earlier = new Set<string>();
  const parents = new Map<string, string>();
  for (const id of ids) {
    const parent = answeredBy(id);
    if (parent != null && earlier.has(parent)) parents.set(id, parent);
    earlier.add(id);
  }
  return parents;
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
  const depthOf = new Map<string, number>();
  for (const id of ids) {
    const parent = parentOf.get(id);
    depthOf.set(id, parent === undefined ? 0 : (depthOf.get(parent) ?? 0) + 1);
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
  return { ids, roots: ids.filter((id) => !parentOf.has(id)), parentOf, repliesTo, depthOf };
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
