/** What happens to a matching status. `warn` folds it, `blur` covers its media. */
export type FilterAction = 'warn' | 'hide' | 'blur';

export interface FilterKeywordRow {
  /** Id of the keyword; empty if the server does not send it. */
  readonly id: string;
  readonly text: string;
  readonly isWholeWord: boolean;
}

/** A filter that the server stores for all clients of the member. */
export interface ServerFilterRow {
  readonly id: string;
  readonly title: string;
  /**
   * Contexts in which the filter applies: `home`, `notifications`, `public`, `thread`, `account`.
   */
  readonly contexts: readonly string[];
  readonly action: FilterAction;
  /** Time in milliseconds since 1970 at which the filter expires; null for never. */
  readonly expiresAt: number | null;
  /** Set in the row of a status: the parts of its text that the server has matched. */
  readonly keywords: readonly FilterKeywordRow[];
  /**
   * Statuses that the filter matches whatever their text is. `id` is the id of this entry of the
   * filter, not of the status.
   */
  readonly statuses: readonly { readonly id: string; readonly statusId: string }[];
}
