import type { EmojiRow } from './emoji-row.ts';

export interface AnnouncementRow {
  readonly id: string;
  /** HTML. */
  readonly content?: string;
  /** As entered; sent only to administrators. */
  readonly rawContent?: string;
  /** ISO 8601; null if open-ended. */
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly publishedAt?: string | null;
  readonly updatedAt?: string | null;
  readonly allDay?: boolean;
  readonly read?: boolean;
  readonly inactive?: boolean;
  readonly emojis?: readonly EmojiRow[];
}
