import type { MentionRow, StatusRow } from '#store/rows/status-row.ts';
import { parseRichText } from '#components/rich-text/parse-rich-text.ts';

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
 * (R-STATUS-025).
 */
export function estimateStatusLines({ content = '', plainText }: StatusRow): number {
  const length = (plainText ?? content.replaceAll(/<[^>]*>/g, '')).length;
  return count(content, /<p\b/gi) + count(content, /<br\b/gi) + length / 80;
}

export function isTall(status: StatusRow): boolean {
  return estimateStatusLines(status) > tallStatusLines;
}

export function isLongSubject(subject: string): boolean {
  return subject.length > longSubjectLength;
}

/**
 * Returns the accounts for the mentions line: those mentioned, without the author, the account
 * replied to (shown by the reply line) and accounts named in the text itself.
 */
export function lineMentions(status: StatusRow): readonly MentionRow[] {
  const { mentions = [], accountId, inReplyToAccountId } = status;
  if (mentions.length === 0) return mentions;
  const candidates = mentions.filter(({ id }) => id !== accountId && id !== inReplyToAccountId);
  if (candidates.length === 0) return candidates;
  const named = new Set(
    parseRichText(status.content ?? '', { mentions }).mentions.map(({ account }) => account?.id),
  );
  return candidates.filter(({ id }) => !named.has(id));
}

/** Returns the props of `RichText` for a status, for any of its translations. */
export function statusTextProps({ emojis, mentions, quoteId, contentType }: StatusRow) {
  return {
    emojis,
    mentions,
    hidesQuote: Boolean(quoteId),
    hasEffects: contentType === 'text/x.misskeymarkdown',
  };
}
