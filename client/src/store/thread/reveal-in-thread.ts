import type { ThreadViewState } from './thread-view-state.ts';
import { isBranchShown, type ThreadViewOptions } from './thread-lines.ts';
import { ancestorsOf, type ThreadTree } from './thread-tree.ts';

/**
 * Returns the state of the view in which a status is visible: leaves those focused branches, and
 * expands those folded branches, that hide the status, and no others.
 */
export function revealInThread(
  tree: ThreadTree,
  view: ThreadViewOptions,
  focusedBranches: readonly string[],
  id: string,
): Required<ThreadViewState> {
  if (view.mode === 'linear') return { focusedBranches, byHand: view.byHand };
  const above = ancestorsOf(tree, id);
  const isSeenIn = (focusedBranch: string): boolean =>
    focusedBranch === id ||
    above.includes(focusedBranch) ||
    ancestorsOf(tree, focusedBranch).includes(id);
  const left = focusedBranches.slice(0, focusedBranches.findLastIndex(isSeenIn) + 1);
  const focusedBranch = left.at(-1);
  /* For each ancestor of the focused branch, only the reply that leads to this branch is shown. */
  const isAboveFocus =
    focusedBranch !== undefined && focusedBranch !== id && !above.includes(focusedBranch);
  const begin = focusedBranch === undefined ? 0 : above.indexOf(focusedBranch);
  const inFocus = isAboveFocus || focusedBranch === id ? [] : above.slice(begin);
  const byHand = new Map(view.byHand);
  for (const each of inFocus) {
    if (!isBranchShown(tree, { ...view, focusedBranch, byHand }, each)) byHand.set(each, 'shown');
  }
  return { focusedBranches: left, byHand };
}
