import type { MentionRow, StatusRow } from '../rows/status-row.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { anyAddressee, splitReplyMentions } from '../rich-text/reply-mentions.ts';
import { hasQuote } from './has-quote.ts';

/** Number of lines above which a status is tall (R-CONST-087). */
const tallStatusLines = 20;

/**
 * Number of characters of a collapsed text that are rendered: more than the collapsed box can show,
 * even with narrow letters.
 */
export const collapsedTextLength = 2500;

/** Number of characters above which a subject is long (R-CONST-088). */
export const longSpoilerTextLength = 240;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Returns the estimated height of a status in lines: its paragraphs and line breaks, and one line
 * per 80 characters (R-STATUS-025). The content of details is not counted, since details are
 * closed.
 */
export function estimateStatusLines(status: StatusRow): number {
  const { content = '' } = status;
  if (/<details\b/i.test(content)) {
    const shown = plainText(content, { hidesHidden: true });
    return count(shown, /\n+/g) + shown.length / 80;
  }
  const length = (status.plainText ?? content.replaceAll(/<[^<>]*>/g, '')).length;
  return count(content, /<p\b/gi) + count(content, /<br\b/gi) + length / 80;
}

export function isTallStatus(status: StatusRow): boolean {
  return estimateStatusLines(status) > tallStatusLines;
}

export function isLongSpoilerText(subject: string): boolean {
  return subject.length > longSpoilerTextLength;
}

/**
 * Returns the id of the account replied to, if the line above the text names this account. Returns
 * `anyAddressee` for a direct status, since the line then names everybody who can read it, and for
 * a reply to one of the author's own statuses, which mentions only others.
 */
function repliedToId(status: StatusRow): string | undefined {
  const { accountId, inReplyToId, inReplyToAccountId, visibility } = status;
  if (inReplyToId && inReplyToAccountId === accountId) return anyAddressee;
  if (inReplyToId) return inReplyToAccountId ?? undefined;
  return visibility === 'direct' ? anyAddressee : undefined;
}

/**
 * Returns the accounts that the line above the text names after the account replied to: accounts
 * mentioned outside the text or, in a reply, at its start. The author and the account replied to
 * are left out.
 */
export function mentionsAboveText(status: StatusRow): readonly MentionRow[] {
  const { mentions = [], accountId, inReplyToAccountId } = status;
  if (mentions.length === 0) return mentions;
  const candidates = mentions.filter(({ id }) => id !== accountId && id !== inReplyToAccountId);
  if (candidates.length === 0) return candidates;
  const text = parseRichText(status.content ?? '', { mentions });
  const leading = splitReplyMentions(text.nodes, repliedToId(status)).mentions.length;
  const named = new Set(text.mentions.slice(leading).map(({ account }) => account?.id));
  return candidates.filter(({ id }) => !named.has(id));
}

/** Returns the props of `RichText` for a status, which also apply to its translations. */
export function statusTextProps(status: StatusRow) {
  const { emojis, mentions, contentType } = status;
  return {
    emojis,
    mentions,
    hidesQuote: hasQuote(status),
    hasEffects: contentType === 'text/x.misskeymarkdown',
    repliedToId: repliedToId(status),
  };
}
