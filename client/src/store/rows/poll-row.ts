import type { EmojiRow } from './emoji-row.ts';

export interface PollOption {
  /** Plain text with `:shortcodes:`. */
  readonly title: string;
  /** Number of votes; null while the server hides the counts. */
  readonly votesCount: number | null;
}

export interface PollRow {
  readonly id: string;
  readonly options?: readonly PollOption[];
  readonly votesCount?: number;
  /** Number of people who voted; null if the server does not count them. */
  readonly votersCount?: number | null;
  /** End of the poll in ISO 8601; null if it never ends. */
  readonly expiresAt?: string | null;
  readonly expired?: boolean;
  readonly multiple?: boolean;
  /** Whether nobody can see who voted; undefined if the server does not say. */
  readonly isAnonymous?: boolean;
  readonly emojis?: readonly EmojiRow[];
}

/** The viewer's votes, by the poll's id. */
export interface PollViewerRow {
  readonly id: string;
  readonly voted?: boolean;
  /** Indexes of the chosen options. */
  readonly ownVotes?: readonly number[];
}
