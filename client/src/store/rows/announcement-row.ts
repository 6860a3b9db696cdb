import type { EmojiRow } from './emoji-row.ts';

export interface AnnouncementRow {
  readonly id: string;
  /** HTML. */
  readonly content?: string;
  /** The content as its author entered it; sent only to administrators. */
  readonly rawContent?: string;
  /** ISO 8601; null if the announcement has no start. */
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly publishedAt?: string | null;
  readonly updatedAt?: string | null;
  readonly allDay?: boolean;
  readonly read?: boolean;
  readonly inactive?: boolean;
  readonly emojis?: readonly EmojiRow[];
}
