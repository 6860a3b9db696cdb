/** What happens to a matching status. `warn` folds it, `blur` covers its media. */
export type FilterAction = 'warn' | 'hide' | 'blur';

export interface FilterKeywordRow {
  /** Empty where it is unknown. */
  readonly id: string;
  readonly text: string;
  readonly isWholeWord: boolean;
}

/** A filter that the server stores for all clients of the member. */
export interface ServerFilterRow {
  readonly id: string;
  readonly title: string;
  /** Contexts: `home`, `notifications`, `public`, `thread`, `account`. */
  readonly contexts: readonly string[];
  readonly action: FilterAction;
  /** Milliseconds since 1970; null if the filter never expires. */
  readonly expiresAt: number | null;
  /** In a row of a status: the parts of its text that the server has matched. */
  readonly keywords: readonly FilterKeywordRow[];
  /** Statuses that the filter matches, whatever they contain. `id` is that of the entry. */
  readonly statuses: readonly { readonly id: string; readonly statusId: string }[];
}
