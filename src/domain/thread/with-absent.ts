import { branchOf, threadTree, type ThreadTree } from './thread-tree.ts';

/**
 * What a status answers of which nothing is known but the conversation around it: what stands above is
 * told as one line down to it, so that this line's end is it. Where there is none, or more than one
 * that ends, nobody knows.
 */
function lineEnd(tree: ThreadTree, id: string): string | undefined {
  const below = new Set(branchOf(tree, id));
  const ends = tree.ids.filter((each) => !below.has(each) && !tree.repliesTo.has(each));
  return ends.length === 1 ? ends[0] : undefined;
}

/**
 * The tree with a place for a status that has not come itself: between what it answers and what
 * answers it. `answeredBy` tells what the others answer.
 */
export function withAbsent(
  tree: ThreadTree,
  id: string,
  answeredBy: (id: string) => string | null | undefined,
): ThreadTree {
  const ids = [...tree.ids, id];
  const alone = threadTree(ids, (each) => (each === id ? undefined : answeredBy(each)), tree);
  const end = lineEnd(alone, id);
  if (end === undefined) return alone;
  return threadTree(ids, (each) => (each === id ? end : answeredBy(each)), tree);
}
