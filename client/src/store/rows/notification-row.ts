/**
 * A notification (R-ENT-043). `type` is a `NotificationType` of the contract or an unknown type.
 * Notifications of unknown types are stored too, since the read marker can be at one of them.
 */
export interface NotificationRow {
  /** The id, a decimal number. */
  readonly id: string;
  readonly type?: string;
  /** ISO 8601. */
  readonly createdAt?: string;
  /** The account that caused the notification. */
  readonly accountId?: string;
  readonly statusId?: string;
  /** For a move: id of the new account; for a report: id of the reported account. */
  readonly targetId?: string;
  /** For a reaction: a character, or a shortcode with colons. */
  readonly emoji?: string;
  readonly emojiUrl?: string | null;
  readonly isSeen?: boolean;
  /** Whether the viewer has muted the account that caused the notification. */
  readonly isMuted?: boolean;
  /** Key of the group to which Mastodon assigned the notification. */
  readonly groupKey?: string;
  /**
   * Set if the row stands for several notifications of its group: their number, and the newest
   * accounts that caused them.
   */
  readonly group?: { readonly count: number; readonly accountIds: readonly string[] };
  /** For a report: its id, and the comment of its author as plain text. */
  readonly reportId?: string;
  readonly comment?: string;
  /** For lost follows and followers: what removed them, and how many were lost. */
  readonly severance?: {
    readonly cause?: string;
    /** What was blocked or suspended: a host, or the address of an account. */
    readonly target?: string;
    readonly followers?: number;
    readonly following?: number;
  };
  /** For a warning of the moderators: its content. */
  readonly warning?: { readonly id: string; readonly action?: string; readonly text?: string };
  readonly collection?: { readonly id?: string; readonly name?: string; readonly url?: string };
  /** For an annual report: its year. */
  readonly year?: string;
  /** The server's own texts (HTML) for a type that the client does not know. */
  readonly fallback?: {
    readonly title?: string;
    readonly summary?: string;
    readonly details?: string;
  };
}
