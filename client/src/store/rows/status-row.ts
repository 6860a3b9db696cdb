import type { QuoteState } from '@rookery/contract/schemas/quote.ts';
import type { AttachmentRow } from './attachment-row.ts';
import type { EmojiRow } from './emoji-row.ts';
import type { ServerFilterRow } from './server-filter-row.ts';

/** Visibility of a status (R-ENT-022). Other values of a server are left out at ingest. */
export type Visibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local';

/** Who may quote a status. The author always may quote it. */
export type QuotePolicy = 'public' | 'followers' | 'nobody';

/** A mention in a status; the account's own row may contain more. */
export interface MentionRow {
  readonly id: string;
  readonly acct: string;
  readonly username: string;
  readonly url: string;
}

export interface TagRow {
  readonly name: string;
  readonly url: string;
}

/** An emoji reaction. Whether the viewer reacted with this emoji is in `StatusViewerRow`. */
export interface ReactionRow {
  /** A character, a local shortcode without colons, or `shortcode@host`. */
  readonly name: string;
  /** Image of a custom emoji; null for a character. */
  readonly url: string | null;
  readonly count: number;
  /** Accounts that reacted, if the server sends them. */
  readonly accountIds?: readonly string[];
}

/** A link preview. Its texts are plain text from the linked page. */
export interface CardRow {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly providerName: string;
  /** `link`, `photo`, `video` or `rich`; servers may send others. */
  readonly type: string;
}

/** A translation of a status (R-ENT-036). */
interface TranslationRow {
  /** HTML. */
  readonly text: string;
  /** Language of the original as detected by the server; null if unknown. */
  readonly detectedLanguage: string | null;
  /** Language of the translation. */
  readonly language: string;
  /** `editedAt` of the version of the status that was translated. */
  readonly statusEditedAt: string | null;
}

/**
 * A status or a reblog (`reblogId` is set), without the viewer's data. Only `id` is always present:
 * a field that the server never sent is absent, and readers apply defaults. Texts come from the
 * server and are not checked.
 */
export interface StatusRow {
  readonly id: string;
  readonly accountId?: string;
  /** URL of the status's page on its home server. Links within the client use `id` instead. */
  readonly url?: string | null;
  /** ISO 8601. */
  readonly createdAt?: string;
  /** Time of the last edit in ISO 8601; null if the status was never edited. */
  readonly editedAt?: string | null;
  /** HTML. */
  readonly content?: string;
  /**
   * The text of the status as plain text, for filters and notices; absent on servers that send only
   * HTML.
   */
  readonly plainText?: string;
  /** MIME type in which the author wrote the status, such as `text/x.misskeymarkdown`. */
  readonly contentType?: string;
  /** Content warning as the server sent it. It may contain character references. */
  readonly spoilerText?: string;
  readonly plainSpoilerText?: string;
  readonly visibility?: Visibility;
  readonly sensitive?: boolean;
  /** ISO 639-1. */
  readonly language?: string | null;
  readonly inReplyToId?: string | null;
  readonly inReplyToAccountId?: string | null;
  readonly inReplyToAcct?: string | null;
  /** False if the viewer may not see the status replied to. */
  readonly parentVisible?: boolean;
  readonly conversationId?: string;
  /** Id of the reblogged status. Its row has the content, the author and the counts. */
  readonly reblogId?: string | null;
  readonly quoteId?: string | null;
  /** False if the status quotes another one that the viewer may not see. */
  readonly quoteVisible?: boolean;
  /** State of the quote on Mastodon; absent on servers without approval of quotes. */
  readonly quoteState?: QuoteState;
  /** Who may quote the status, at once or after approval; absent if the server does not say. */
  readonly quotePolicy?: QuotePolicy;
  readonly pollId?: string | null;
  readonly attachments?: readonly AttachmentRow[];
  readonly mentions?: readonly MentionRow[];
  readonly tags?: readonly TagRow[];
  readonly emojis?: readonly EmojiRow[];
  readonly card?: CardRow | null;
  readonly favouritesCount?: number;
  readonly reblogsCount?: number;
  readonly repliesCount?: number;
  readonly quotesCount?: number;
  readonly reactions?: readonly ReactionRow[];
  readonly application?: { readonly name: string; readonly website: string | null } | null;
  readonly isLocal?: boolean;
  /** Time in ISO 8601 at which the server deletes the status; null if it does not. */
  readonly expiresAt?: string | null;
  /** Ids of accounts that favourited the status, newest first; absent until they were requested. */
  readonly favouritedByIds?: readonly string[];
  readonly rebloggedByIds?: readonly string[];
  readonly translation?: TranslationRow;
  /** Whether the server or the viewer deleted the status. */
  readonly isDeleted?: boolean;
}

/**
 * The viewer's data of a status, by the id of the status. Written only from responses made for the
 * viewer.
 */
export interface StatusViewerRow {
  readonly id: string;
  readonly favourited?: boolean;
  readonly reblogged?: boolean;
  readonly bookmarked?: boolean;
  /** Whether the author or the conversation is muted, as computed by the server. */
  readonly muted?: boolean;
  readonly threadMuted?: boolean;
  readonly pinned?: boolean;
  /** Whether the viewer may quote the status; absent if the server does not say. */
  readonly quoteApproval?: 'automatic' | 'manual' | 'denied';
  /** Names of the viewer's reactions, as in `ReactionRow`. */
  readonly viewerReactions?: readonly string[];
  /** The viewer's filters that the server has matched when it sent the status. */
  readonly filtered?: readonly ServerFilterRow[];
}

/**
 * Returns a key that changes with every edit of a status. `editedAt` alone is not enough, since
 * servers send it in whole seconds.
 */
export function statusVersionKey({ editedAt, spoilerText, content }: StatusRow): string {
  return JSON.stringify([editedAt, spoilerText, content]);
}
