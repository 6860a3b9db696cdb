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
}
