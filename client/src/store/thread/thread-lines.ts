import { ancestorsOf, branchOf, type ThreadTree } from './thread-tree.ts';

export interface ThreadViewOptions {
  readonly mode: 'linear' | 'tree';
  /** Id of the status whose branch is focused: only this branch is shown. */
  readonly focusedBranch: string | undefined;
  /**
   * Branches that the reader has hidden or shown by hand. For these, the maximum depth is ignored.
   */
  readonly byHand: ReadonlyMap<string, 'shown' | 'hidden'>;
  /** Maximum depth at which replies are shown (preference `maxDepthInThread`). */
  readonly maxDepth: number;
  /**
   * Ids of the ancestors of the requested status. They are shown at any depth, since otherwise the
   * requested status would not be visible.
   */
  readonly path: ReadonlySet<string>;
  /** Returns whether a status is a reply to one that is not loaded. */
  readonly isOrphan: (id: string) => boolean;
  /**
   * Ids of statuses that filters hide. Their lines are empty, and numbers of replies do not include
   * them.
   */
  readonly filtered: Pick<ReadonlySet<string>, 'has'>;
}

export type ThreadLine =
  | {
      readonly kind: 'status';
      readonly id: string;
      readonly depth: number;
      /** Whether the status is an ancestor of the focused branch. */
      readonly isAncestor: boolean;
      /**
       * Whether the parent is shown above the status: as the previous line, or in a tree as the
       * start of its branch.
       */
      readonly isBelowParent: boolean;
    }
  /** A line above a reply whose parent is not loaded. */
  | { readonly kind: 'missing'; readonly id: string; readonly depth: number }
  /** A line for the hidden replies below a status. */
  | {
      readonly kind: 'folded';
      readonly id: string;
      readonly depth: number;
      readonly count: number;
    }
  /**
   * A line for the replies to an ancestor of the focused branch, except the reply that leads to
   * this branch.
   */
  | { readonly kind: 'others'; readonly id: string; readonly count: number };

/**
 * Returns whether a status is the start of a manually shown branch, or at most `levels` below one.
 */
function isNearShown(
  { parentOf }: ThreadTree,
  byHand: ThreadViewOptions['byHand'],
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
 * Returns whether the replies to a status are shown. A choice of the reader takes precedence, and
 * ancestors of the requested status are always expanded. Otherwise the status must be at most
 * `maxDepth` − 2 levels (at least one) below the start of the focused branch or of a manually shown
 * branch (R-CONV-009).
 */
export function isBranchShown(
  tree: ThreadTree,
  {
    focusedBranch,
    byHand,
    maxDepth,
    path,
  }: Pick<ThreadViewOptions, 'focusedBranch' | 'byHand' | 'maxDepth' | 'path'>,
  id: string,
): boolean {
  const chosen = byHand.get(id);
  if (chosen) return chosen === 'shown';
  if (path.has(id)) return true;
  const focusedDepth = focusedBranch === undefined ? 0 : (tree.depthOf.get(focusedBranch) ?? 0);
  const levels = Math.max(1, maxDepth - 2);
  const depth = (tree.depthOf.get(id) ?? 0) - focusedDepth;
  return depth <= levels || isNearShown(tree, byHand, id, levels);
}

/** Returns the descendants of a status in reading order, without those that filters hide. */
export function visibleDescendants(
  tree: ThreadTree,
  { filtered }: Pick<ThreadViewOptions, 'filtered'>,
  id: string,
): readonly string[] {
  return branchOf(tree, id).filter((each) => each !== id && !filtered.has(each));
}

export function hasVisibleDescendants(
  tree: ThreadTree,
  { filtered }: Pick<ThreadViewOptions, 'filtered'>,
  id: string,
): boolean {
  const open = [...(tree.repliesTo.get(id) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!filtered.has(next)) return true;
    open.push(...(tree.repliesTo.get(next) ?? []));
  }
  return false;
}

function linear(tree: ThreadTree, { isOrphan, filtered }: ThreadViewOptions): ThreadLine[] {
  const shown = tree.ids.filter((id) => !filtered.has(id));
  const isBelowParent = new Map(
    shown.map((id, index) => [id, index > 0 && tree.parentOf.get(id) === shown[index - 1]]),
  );
  return tree.ids.flatMap((id): ThreadLine[] => [
    ...(isOrphan(id) ? [{ kind: 'missing', id, depth: 0 } as const] : []),
    {
      kind: 'status',
      id,
      depth: 0,
      isAncestor: false,
      isBelowParent: isBelowParent.get(id) ?? false,
    },
  ]);
}

/* Returns whether the parent of a status is shown above it: the parent must be loaded and not
   filtered. */
function isParentShown(tree: ThreadTree, { filtered }: ThreadViewOptions, id: string): boolean {
  const parent = tree.parentOf.get(id);
  return parent !== undefined && !filtered.has(parent);
}

function branchLines(tree: ThreadTree, view: ThreadViewOptions, root: string): ThreadLine[] {
  const base = tree.depthOf.get(root) ?? 0;
  const lines: ThreadLine[] = [];
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const depth = (tree.depthOf.get(id) ?? 0) - base;
    if (view.isOrphan(id)) lines.push({ kind: 'missing', id, depth });
    const isBelowParent = isParentShown(tree, view, id);
    lines.push({ kind: 'status', id, depth, isAncestor: false, isBelowParent });
    const replies = tree.repliesTo.get(id) ?? [];
    if (replies.length === 0) continue;
    if (isBranchShown(tree, view, id)) open.push(...replies.toReversed());
    else {
      const count = visibleDescendants(tree, view, id).length;
      if (count > 0) lines.push({ kind: 'folded', id, depth, count });
    }
  }
  return lines;
}

function ancestorLines(
  tree: ThreadTree,
  view: ThreadViewOptions,
  focusedBranch: string,
): ThreadLine[] {
  const path = [...ancestorsOf(tree, focusedBranch), focusedBranch];
  return path.slice(0, -1).flatMap((id, index): ThreadLine[] => {
    const others = (tree.repliesTo.get(id) ?? []).filter(
      (reply) =>
        reply !== path[index + 1] &&
        (!view.filtered.has(reply) || hasVisibleDescendants(tree, view, reply)),
    ).length;
    return [
      ...(view.isOrphan(id) ? [{ kind: 'missing', id, depth: 0 } as const] : []),
      {
        kind: 'status',
        id,
        depth: 0,
        isAncestor: true,
        isBelowParent: isParentShown(tree, view, id),
      },
      ...(others > 0 ? [{ kind: 'others', id, count: others } as const] : []),
    ];
  });
}

/** Returns whether the focused branch leaves out part of the conversation. */
export function isNarrowedToBranch(
  tree: ThreadTree,
  { mode, focusedBranch }: ThreadViewOptions,
): boolean {
  if (mode === 'linear' || focusedBranch === undefined || !tree.depthOf.has(focusedBranch))
    return false;
  return tree.parentOf.has(focusedBranch) || tree.roots.length > 1;
}

export function threadLines(tree: ThreadTree, view: ThreadViewOptions): readonly ThreadLine[] {
  if (view.mode === 'linear') return linear(tree, view);
  const { focusedBranch } = view;
  if (focusedBranch === undefined || !tree.depthOf.has(focusedBranch)) {
    return tree.roots.flatMap((root) => branchLines(tree, view, root));
  }
  return [...ancestorLines(tree, view, focusedBranch), ...branchLines(tree, view, focusedBranch)];
}
