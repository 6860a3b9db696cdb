/* The columns of the most used tables. The migrations say what they mean. */

export interface AccountRow {
  readonly id: string;
  readonly username: string;
  readonly host: string | null;
  readonly acct: string;
  readonly display_name: string;
  readonly note: string;
  readonly note_source: string;
  readonly fields: string;
  readonly emojis: string;
  readonly avatar: string | null;
  readonly header: string | null;
  readonly background: string | null;
  readonly url: string | null;
  readonly uri: string | null;
  readonly bot: number;
  readonly locked: number;
  readonly role: 'admin' | 'moderator' | null;
  readonly active: number;
  readonly approved: number;
  readonly confirmed: number;
  readonly suggested: number;
  readonly email: string | null;
  readonly password_hash: string | null;
  /** The reason for joining, if staff must approve sign-ups. */
  readonly registration_reason: string | null;
  readonly settings: string;
  readonly followers_count: number;
  readonly following_count: number;
  readonly statuses_count: number;
  readonly last_status_at: number | null;
  readonly created_at: number;
}

export type Visibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local';

/** Who may quote a status, besides its author. */
export type QuotePolicy = 'public' | 'followers' | 'nobody';

export interface StatusRow {
  readonly id: string;
  readonly account_id: string;
  readonly reblog_of: string | null;
  readonly in_reply_to_id: string | null;
  readonly in_reply_to_account_id: string | null;
  readonly quote_id: string | null;
  readonly context: string;
  readonly uri: string;
  readonly url: string | null;
  readonly local: number;
  readonly visibility: Visibility;
  readonly content: string;
  readonly source: string | null;
  readonly content_type: string;
  readonly spoiler_text: string;
  readonly sensitive: number;
  readonly language: string | null;
  readonly emojis: string;
  readonly card: string | null;
  readonly poll_id: number | null;
  readonly favourites_count: number;
  readonly reblogs_count: number;
  readonly replies_count: number;
  readonly created_at: number;
  readonly edited_at: number | null;
  readonly expires_at: number | null;
  readonly pinned_at: number | null;
  /** State of the quote; null if the quote needed no approval. */
  readonly quote_state: 'pending' | 'accepted' | 'rejected' | 'revoked' | null;
  /** Who may quote the status; null if everybody who can read it may. */
  readonly quote_policy: QuotePolicy | null;
}

export interface MediaRow {
  readonly id: number;
  readonly account_id: string;
  readonly status_id: string | null;
  readonly position: number;
  readonly type: string;
  readonly mime_type: string;
  readonly file: string;
  readonly preview: string | null;
  readonly description: string | null;
  readonly blurhash: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly focus_x: number | null;
  readonly focus_y: number | null;
  /**
   * The time until which the file is being processed, in milliseconds since 1970; null if it never
   * needed processing.
   */
  readonly ready_at: number | null;
}

export interface PollRow {
  readonly id: number;
  readonly account_id: string;
  readonly options: string;
  readonly multiple: number;
  readonly voters_count: number;
  readonly expires_at: number | null;
}

export interface NotificationRow {
  readonly id: number;
  readonly account_id: string;
  readonly type: string;
  readonly from_id: string;
  readonly status_id: string | null;
  readonly target_id: string | null;
  readonly emoji: string | null;
  readonly emoji_url: string | null;
  readonly report_id: string | null;
  readonly seen: number;
  /**
   * 0 if the notification is shown, 1 if the member's policy filters it, 2 if it is filtered and
   * the member has dismissed the request of its sender.
   */
  readonly filtered: number;
  readonly created_at: number;
}

export interface TokenRow {
  readonly id: number;
  readonly app_id: number;
  readonly account_id: string | null;
  readonly scopes: string;
  readonly created_at: number;
}

export interface AppRow {
  readonly id: number;
  readonly client_id: string;
  readonly secret_hash: string;
  readonly name: string;
  readonly redirect_uris: string;
  readonly scopes: string;
  readonly website: string | null;
}
