import type { ThreadTree } from './thread-tree.ts';

/** Replies that the server counts but did not send. */
export interface Unfetched {
  readonly count: number;
  /** The statuses with missing replies, those with the most first. */
  readonly of: readonly string[];
}

/**
 * Returns an estimate of the replies beyond the loaded ones. It is not exact: counts may be older
 * than a deletion, or include replies that the viewer may not see.
 */
export function unfetched(
  tree: Pick<ThreadTree, 'ids' | 'repliesTo'>,
  /** The server's reply count of a status; undefined if unknown. */
  countOf: (id: string) => number | undefined,
): Unfetched {
  const lacking = tree.ids
    .map((id) => ({ id, lack: (countOf(id) ?? 0) - (tree.repliesTo.get(id)?.length ?? 0) }))
    .filter(({ lack }) => lack > 0)
    .toSorted((one, other) => other.lack - one.lack);
  return {
    count: lacking.reduce((sum, { lack }) => sum + lack, 0),
    of: lacking.map(({ id }) => id),
  };
}
