import { branchOf, threadTree, type ThreadTree } from './thread-tree.ts';

/**
 * Returns the parent of a missing status of which some ancestors and replies are loaded. The server
 * returns ancestors as one chain, so the last of them is the parent. Undefined if there are no
 * ancestors, or if they do not form one chain.
 */
function lineEnd(tree: ThreadTree, id: string): string | undefined {
  const below = new Set(branchOf(tree, id));
  const ends = tree.ids.filter((each) => !below.has(each) && !tree.repliesTo.has(each));
  return ends.length === 1 ? ends[0] : undefined;
}

/**
 * Inserts a missing status into the tree, between its parent and its replies. `answeredBy` returns
 * the parent of each other status.
 */
export function insertMissingStatus(
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

/**
 * Estimates the number of replies that the server counts but did not send. The estimate can be too
 * high, since counts may be older than a deletion or include replies that the viewer may not see.
 */
export function missingReplies(
  tree: Pick<ThreadTree, 'ids' | 'repliesTo'>,
  /** The server's reply count of a status; undefined if unknown. */
  countOf: (id: string) => number | undefined,
) {
  const incomplete = tree.ids
    .map((id) => ({ id, missing: (countOf(id) ?? 0) - (tree.repliesTo.get(id)?.length ?? 0) }))
    .filter(({ missing }) => missing > 0)
    .toSorted((one, other) => other.missing - one.missing);
  return {
    count: incomplete.reduce((sum, { missing }) => sum + missing, 0),
    /** Ids of the statuses with missing replies, those with most missing replies first. */
    of: incomplete.map(({ id }) => id),
  };
}
