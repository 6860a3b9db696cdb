import type { EmojiRow } from './emoji-row.ts';

/** A reaction to an announcement, and whether the viewer has added it. */
export interface AnnouncementReactionRow {
  /** A character, or the shortcode of a custom emoji. */
  readonly name: string;
  /** Image of a custom emoji; null for a character. */
  readonly url: string | null;
  readonly count: number;
  readonly isMine: boolean;
}

export interface AnnouncementRow {
  readonly id: string;
  /** HTML. */
  readonly content?: string;
  /** The content as its author entered it; sent only to administrators. */
  readonly rawContent?: string;
  /** Start in ISO 8601; null if the announcement has no start. */
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly publishedAt?: string | null;
  readonly updatedAt?: string | null;
  readonly allDay?: boolean;
  readonly read?: boolean;
  readonly inactive?: boolean;
  readonly emojis?: readonly EmojiRow[];
  readonly reactions?: readonly AnnouncementReactionRow[];
}
