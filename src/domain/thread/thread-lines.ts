import { ancestorsOf, branchOf, type ThreadTree } from './thread-tree.ts';

export interface ThreadLook {
  readonly mode: 'linear' | 'tree';
  /** The status whose branch alone is shown. */
  readonly dive: string | undefined;
  /** Branches that were hidden or shown by hand; these go before the rule. */
  readonly byHand: ReadonlyMap<string, 'shown' | 'hidden'>;
  /** Preference `maxDepthInThread`. */
  readonly maxDepth: number;
  /** What stands above the status that one came for: shown however deep, or it would not be seen. */
  readonly path: ReadonlySet<string>;
  /** Whether the status says that it answers one that is not here. */
  readonly isOrphan: (id: string) => boolean;
  /** What the filters leave out: it has its line, in which nothing is drawn, and is not counted. */
  readonly leftOut: Pick<ReadonlySet<string>, 'has'>;
}

export type ThreadLine =
  | {
      readonly kind: 'status';
      readonly id: string;
      readonly depth: number;
      /** Stands above what was dived to. */
      readonly isAncestor: boolean;
    }
  /** Stands above a status that answers one which is not here. */
  | { readonly kind: 'missing'; readonly id: string; readonly depth: number }
  /** Answers below a status that are not shown. */
  | {
      readonly kind: 'folded';
      readonly id: string;
      readonly depth: number;
      readonly count: number;
    }
  /** Answers to a status above what was dived to, other than the one that leads there. */
  | { readonly kind: 'others'; readonly id: string; readonly count: number };

/** Whether it stands at most so many levels below a branch that was shown by hand, or is that. */
function isNearShown(
  { parentOf }: ThreadTree,
  byHand: ThreadLook['byHand'],
  id: string,
  levels: number,
): boolean {
  let at: string | undefined = id;
  for (let level = 0; at !== undefined && level <= levels; level += 1) {
    if (byHand.get(at) === 'shown') return true;
    at = parentOf.get(at);
  }
  return false;
}

/**
 * Whether the answers to a status are shown: by hand, else while its depth, less the depth dived to,
 * is at most the maximum less two, never less than one (R-CONV-009); and always on the way to what
 * one came for. Below what was shown by hand the depth is counted anew.
 */
export function isBranchShown(
  tree: ThreadTree,
  { dive, byHand, maxDepth, path }: Pick<ThreadLook, 'dive' | 'byHand' | 'maxDepth' | 'path'>,
  id: string,
): boolean {
  const chosen = byHand.get(id);
  if (chosen) return chosen === 'shown';
  if (path.has(id)) return true;
  const diveDepth = dive === undefined ? 0 : (tree.depthOf.get(dive) ?? 0);
  const levels = Math.max(1, maxDepth - 2);
  const depth = (tree.depthOf.get(id) ?? 0) - diveDepth;
  return depth <= levels || isNearShown(tree, byHand, id, levels);
}

/** Everything below a status that the filters leave there, in the order of reading. */
export function seenBelow(
  tree: ThreadTree,
  { leftOut }: Pick<ThreadLook, 'leftOut'>,
  id: string,
): readonly string[] {
  return branchOf(tree, id).filter((each) => each !== id && !leftOut.has(each));
}

export function isAnySeenBelow(
  tree: ThreadTree,
  { leftOut }: Pick<ThreadLook, 'leftOut'>,
  id: string,
): boolean {
  const open = [...(tree.repliesTo.get(id) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!leftOut.has(next)) return true;
    open.push(...(tree.repliesTo.get(next) ?? []));
  }
  return false;
}

function linear(tree: ThreadTree, { isOrphan }: ThreadLook): ThreadLine[] {
  return tree.ids.flatMap((id): ThreadLine[] => [
    ...(isOrphan(id) ? [{ kind: 'missing', id, depth: 0 } as const] : []),
    { kind: 'status', id, depth: 0, isAncestor: false },
  ]);
}

function branchLines(tree: ThreadTree, look: ThreadLook, root: string): ThreadLine[] {
  const base = tree.depthOf.get(root) ?? 0;
  const lines: ThreadLine[] = [];
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const depth = (tree.depthOf.get(id) ?? 0) - base;
    if (look.isOrphan(id)) lines.push({ kind: 'missing', id, depth });
    lines.push({ kind: 'status', id, depth, isAncestor: false });
    const replies = tree.repliesTo.get(id) ?? [];
    if (replies.length === 0) continue;
    if (isBranchShown(tree, look, id)) open.push(...replies.toReversed());
    else {
      const count = seenBelow(tree, look, id).length;
      if (count > 0) lines.push({ kind: 'folded', id, depth, count });
    }
  }
  return lines;
}

function ancestorLines(tree: ThreadTree, look: ThreadLook, dive: string): ThreadLine[] {
  const path = [...ancestorsOf(tree, dive), dive];
  return path.slice(0, -1).flatMap((id, index): ThreadLine[] => {
    const others = (tree.repliesTo.get(id) ?? []).filter(
      (reply) =>
        reply !== path[index + 1] &&
        (!look.leftOut.has(reply) || isAnySeenBelow(tree, look, reply)),
    ).length;
    return [
      ...(look.isOrphan(id) ? [{ kind: 'missing', id, depth: 0 } as const] : []),
      { kind: 'status', id, depth: 0, isAncestor: true },
      ...(others > 0 ? [{ kind: 'others', id, count: others } as const] : []),
    ];
  });
}

/** Whether a dive leaves anything of the conversation out. */
export function isNarrowed(tree: ThreadTree, { mode, dive }: ThreadLook): boolean {
  if (mode === 'linear' || dive === undefined || !tree.depthOf.has(dive)) return false;
  return tree.parentOf.has(dive) || tree.roots.length > 1;
}

export function threadLines(tree: ThreadTree, look: ThreadLook): readonly ThreadLine[] {
  if (look.mode === 'linear') return linear(tree, look);
  const { dive } = look;
  if (dive === undefined || !tree.depthOf.has(dive)) {
    return tree.roots.flatMap((root) => branchLines(tree, look, root));
  }
  return [...ancestorLines(tree, look, dive), ...branchLines(tree, look, dive)];
}
