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
  dives: readonly string[],
  id: string,
): Required<ThreadViewState> {
  if (view.mode === 'linear') return { dives, byHand: view.byHand };
  const above = ancestorsOf(tree, id);
  const isSeenIn = (dive: string): boolean =>
    dive === id || above.includes(dive) || ancestorsOf(tree, dive).includes(id);
  const left = dives.slice(0, dives.findLastIndex(isSeenIn) + 1);
  const dive = left.at(-1);
  /* For each ancestor of the focused branch, only the reply that leads to this branch is shown. */
  const isAboveDive = dive !== undefined && dive !== id && !above.includes(dive);
  const begin = dive === undefined ? 0 : above.indexOf(dive);
  const inDive = isAboveDive || dive === id ? [] : above.slice(begin);
  const byHand = new Map(view.byHand);
  for (const each of inDive) {
    if (!isBranchShown(tree, { ...view, dive, byHand }, each)) byHand.set(each, 'shown');
  }
  return { dives: left, byHand };
}
