import type { ThreadTree } from './thread-tree.ts';

/** Replies that the server counts but did not send. */
export interface MissingReplies {
  readonly count: number;
  /** The statuses with missing replies, those with the most first. */
  readonly of: readonly string[];
}

/**
 * Returns an estimate of the replies beyond the loaded ones. It is not exact: counts may be older
 * than a deletion, or include replies that the viewer may not see.
 */
export function missingReplies(
  tree: Pick<ThreadTree, 'ids' | 'repliesTo'>,
  /** The server's reply count of a status; undefined if unknown. */
  countOf: (id: string) => number | undefined,
): MissingReplies {
  const incomplete = tree.ids
    .map((id) => ({ id, missing: (countOf(id) ?? 0) - (tree.repliesTo.get(id)?.length ?? 0) }))
    .filter(({ missing }) => missing > 0)
    .toSorted((one, other) => other.missing - one.missing);
  return {
    count: incomplete.reduce((sum, { missing }) => sum + missing, 0),
    of: incomplete.map(({ id }) => id),
  };
}
