/**
 * Ids of timeline rows that stay mounted although their status is removed. The code that needs a
 * row adds it and removes it when done.
 */
export interface PinnedRows {
  /** A reply is being written under the row: it is never removed. */
  readonly beingRepliedTo: Set<string>;
  /** A thread is open in the row: it is not removed permanently, but may be unloaded. */
  readonly withOpenThread: Set<string>;
}

/**
 * Returns whether a row must stay. `forGood` is true if the row would be removed permanently, and
 * false if it would be loaded again when the reader gets there.
 */
export function isPinned(
  { beingRepliedTo, withOpenThread }: PinnedRows,
  id: string,
  forGood: boolean,
): boolean {
  return beingRepliedTo.has(id) || (forGood && withOpenThread.has(id));
}
