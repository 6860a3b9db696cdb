/**
 * Rows of timelines, by id, that stay although their status goes. Whoever needs one puts it in, and
 * takes it out when it is free.
 */
export interface PinnedRows {
  /** Somebody writes an answer under it: it stays whatever happens. */
  readonly answered: Set<string>;
  /** A conversation is open in it: it stays where it would go for good, as it comes again on the way down otherwise. */
  readonly opened: Set<string>;
}

/** Whether a row stays: where it would go `forGood`, or else until it is asked for again. */
export function isPinned({ answered, opened }: PinnedRows, id: string, forGood: boolean): boolean {
  return answered.has(id) || (forGood && opened.has(id));
}
