/**
 * Ids of timeline rows that stay mounted although their status is removed. The code that needs a
 * row adds its id, and removes the id when it no longer needs the row.
 */
export interface PinnedRows {
  /** Rows below which a reply is being written. They are never removed. */
  readonly beingRepliedTo: Set<string>;
  /**
   * Rows in which a thread is open. They are not removed permanently, but may be unloaded with
   * older pages.
   */
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
