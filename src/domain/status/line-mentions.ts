import type { MentionRow, StatusRow } from '#entities/rows/status-row.ts';

/**
 * Whom the mentions line names: those mentioned, without the author, the one who is answered (the
 * reply line names them) and those who are named in the text itself.
 */
export function lineMentions(status: StatusRow): readonly MentionRow[] {
  const { mentions = [], accountId, inReplyToAccountId } = status;
  if (mentions.length === 0) return mentions;
  const content = (status.content ?? '').toLowerCase();
  return mentions.filter(
    ({ id, url }) =>
      id !== accountId &&
      id !== inReplyToAccountId &&
      (url === '' || !content.includes(`"${url.toLowerCase()}"`)),
  );
}
