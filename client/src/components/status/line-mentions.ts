import { parseRichText } from '#components/rich-text/parse-rich-text.ts';
import type { MentionRow, StatusRow } from '#store/rows/status-row.ts';

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
