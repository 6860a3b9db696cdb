/**
 * A notification (R-ENT-043). `type` is a `NotificationType` of the contract or an unknown one;
 * those are kept, since their ids move the read marker.
 */
export interface NotificationRow {
  /** A decimal number. */
  readonly id: string;
  readonly type?: string;
  /** ISO 8601. */
  readonly createdAt?: string;
  /** The account that caused it. */
  readonly accountId?: string;
  readonly statusId?: string;
  /** For a move: the new account. */
  readonly targetId?: string;
  /** For a reaction: a character, or `:shortcode:` with colons. */
  readonly emoji?: string;
  readonly emojiUrl?: string | null;
  readonly isSeen?: boolean;
  /** Whether its sender is muted. */
  readonly isMuted?: boolean;
}
