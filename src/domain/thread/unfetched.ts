import type { ThreadTree } from './thread-tree.ts';

/** Answers that the server counts and did not send. */
export interface Unfetched {
  readonly count: number;
  /** The posts that they answer, those with the most first. */
  readonly of: readonly string[];
}

/**
 * How many answers the posts of a conversation are said to have, beyond those that are here. A count may
 * be of before something was deleted, or take in what is not for this reader: it is a guess.
 */
export function unfetched(
  tree: Pick<ThreadTree, 'ids' | 'repliesTo'>,
  /** How many answers a post has as the server says; undefined where it did not. */
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
