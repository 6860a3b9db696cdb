import type { AttachmentRow } from './attachment-row.ts';
import type { EmojiRow } from './emoji-row.ts';

/** Who may read a status (R-ENT-022). An unknown word from a server is kept out at ingest. */
export type Visibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local';

/** One mention inside a status; the account's own row may know more. */
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

/** One emoji reaction as everybody sees it; whether the viewer joined is in `StatusViewerRow`. */
export interface ReactionRow {
  /** A character, a local shortcode without colons, or `shortcode@host`. */
  readonly name: string;
  /** The picture of a custom emoji; null for a character. */
  readonly url: string | null;
  readonly count: number;
  /** Who reacted, where the server says so. */
  readonly accountIds?: readonly string[];
}

/** A link preview. Texts are plain, not HTML. */
export interface CardRow {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly providerName: string;
  /** `link`, `photo`, `video` or `rich`; servers may invent others. */
  readonly type: string;
}

/** A status's text in another language (R-ENT-036). */
export interface TranslationRow {
  /** HTML. */
  readonly text: string;
  /** The language it was written in, as the server found it; null where it does not say. */
  readonly detectedLanguage: string | null;
  /** The language it is now in. */
  readonly language: string;
  /** Which version was translated: the status's `editedAt` then. */
  readonly ofEdit: string | null;
}

/**
 * A status, or a repeat of one (`reblogId` set), as everybody may see it. Only `id` is
 * certain: a field the server never sent is absent, and whoever reads it gives the default. Texts are
 * the server's, untrusted.
 */
export interface StatusRow {
  readonly id: string;
  readonly accountId?: string;
  /** The page of the status on its home server; the route's link is made from `id`. */
  readonly url?: string | null;
  /** ISO 8601. */
  readonly createdAt?: string;
  /** ISO 8601; null when never edited. */
  readonly editedAt?: string | null;
  /** HTML. */
  readonly content?: string;
  /** What filters and notices read; absent on servers that send only HTML. */
  readonly plainText?: string;
  /** The MIME type of the source, such as `text/x.misskeymarkdown`. */
  readonly contentType?: string;
  /** The content warning as the server sent it (may hold HTML entities). */
  readonly spoilerText?: string;
  readonly plainSpoilerText?: string;
  readonly visibility?: Visibility;
  readonly sensitive?: boolean;
  /** ISO 639-1. */
  readonly language?: string | null;
  readonly inReplyToId?: string | null;
  readonly inReplyToAccountId?: string | null;
  readonly inReplyToAcct?: string | null;
  /** False when the viewer may not see what this replies to. */
  readonly parentVisible?: boolean;
  readonly conversationId?: string;
  /** The repeated status; its row holds content, author and counts. */
  readonly reblogId?: string | null;
  readonly quoteId?: string | null;
  /** False when there is a quote that the viewer may not see. */
  readonly quoteVisible?: boolean;
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
  /** ISO 8601; null when it stays. */
  readonly expiresAt?: string | null;
  /** Who favourited and who repeated it, newest first; known once they were asked for. */
  readonly favouritedByIds?: readonly string[];
  readonly rebloggedByIds?: readonly string[];
  readonly translation?: TranslationRow;
  /** Set when the server, or the viewer's own action, removed it. */
  readonly isDeleted?: boolean;
}
