import type { MentionRow, StatusRow } from '../rows/status-row.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { anyAddressee, splitReplyMentions } from '../rich-text/reply-mentions.ts';

/** Lines past which a status is tall (R-CONST-087). */
const tallStatusLines = 20;

/** Characters rendered of a collapsed text: more than its box shows, even with narrow letters. */
export const collapsedTextLength = 2500;

/** Characters past which a subject is long (R-CONST-088). */
export const longSubjectLength = 240;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Returns the estimated height in lines: paragraphs, line breaks, and one line per 80 characters
 * (R-STATUS-025). The content of details is closed.
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

export function isTall(status: StatusRow): boolean {
  return estimateStatusLines(status) > tallStatusLines;
}

export function isLongSubject(subject: string): boolean {
  return subject.length > longSubjectLength;
}

/**
 * The account replied to, if the card names it in a line above the text. The line of a direct
 * status names everybody who can read it; a reply to an own status mentions others only.
 */
function repliedToId(status: StatusRow): string | undefined {
  const { accountId, inReplyToId, inReplyToAccountId, visibility } = status;
  if (inReplyToId && inReplyToAccountId === accountId) return anyAddressee;
  if (inReplyToId) return inReplyToAccountId ?? undefined;
  return visibility === 'direct' ? anyAddressee : undefined;
}

/**
 * Returns the accounts that the line above the text names: those mentioned outside the text or, in
 * a reply, at its start. Without the author and the account replied to, which the line names first.
 */
export function lineMentions(status: StatusRow): readonly MentionRow[] {
  const { mentions = [], accountId, inReplyToAccountId } = status;
  if (mentions.length === 0) return mentions;
  const candidates = mentions.filter(({ id }) => id !== accountId && id !== inReplyToAccountId);
  if (candidates.length === 0) return candidates;
  const text = parseRichText(status.content ?? '', { mentions });
  const leading = splitReplyMentions(text.nodes, repliedToId(status)).mentions.length;
  const named = new Set(text.mentions.slice(leading).map(({ account }) => account?.id));
  return candidates.filter(({ id }) => !named.has(id));
}

/** Returns the props of `RichText` for a status, for any of its translations. */
export function statusTextProps(status: StatusRow) {
  const { emojis, mentions, quoteId, contentType } = status;
  return {
    emojis,
    mentions,
    hidesQuote: Boolean(quoteId),
    hasEffects: contentType === 'text/x.misskeymarkdown',
    repliedToId: repliedToId(status),
  };
}
