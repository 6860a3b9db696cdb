/**
 * Something that concerned the viewer (R-ENT-043). `type` is Mastodon's word (`favourite`,
 * `reblog`, `mention`, `follow`, `follow_request`, `move`, `poll`, `pleroma:emoji_reaction` …);
 * a type we do not know is kept, since its id moves the reading position.
 */
export interface NotificationRow {
  /** A number in decimal digits. */
  readonly id: string;
  readonly type?: string;
  /** ISO 8601. */
  readonly createdAt?: string;
  /** Who did it. */
  readonly accountId?: string;
  readonly statusId?: string;
  /** Of a move: the new account. */
  readonly targetId?: string;
  /** Of a reaction: a character, or `:shortcode:` with colons. */
  readonly emoji?: string;
  readonly emojiUrl?: string | null;
  readonly isSeen?: boolean;
  /** Its sender is muted. */
  readonly isMuted?: boolean;
}
