/**
 * A notification (R-ENT-043). `type` is a `NotificationType` of the contract or an unknown type.
 * Notifications of unknown types are stored too, since their ids move the read marker.
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
  /** Of a move: the new account. */
  readonly targetId?: string;
  /** Of a reaction: a character, or a shortcode with colons. */
  readonly emoji?: string;
  readonly emojiUrl?: string | null;
  readonly isSeen?: boolean;
  /** Whether the viewer has muted the account that caused the notification. */
  readonly isMuted?: boolean;
  /** The server's group of the notification (Mastodon). */
  readonly groupKey?: string;
  /**
   * Set if the row stands for several notifications of its group: their number, and the newest
   * accounts that caused them.
   */
  readonly group?: { readonly count: number; readonly accountIds: readonly string[] };
  /** Of a report: its id. */
  readonly reportId?: string;
  /** Of lost follows and followers: what removed them, and how many. */
  readonly severance?: {
    readonly cause?: string;
    /** A host or the address of an account. */
    readonly target?: string;
    readonly followers?: number;
    readonly following?: number;
  };
  /** Of a warning of the moderators. */
  readonly warning?: { readonly id: string; readonly action?: string; readonly text?: string };
  readonly collection?: { readonly id?: string; readonly name?: string; readonly url?: string };
  /** Of a review of the year. */
  readonly year?: string;
  /** The server's own texts (HTML) for a type that the client does not know. */
  readonly fallback?: {
    readonly title?: string;
    readonly summary?: string;
    readonly details?: string;
  };
}
