import type { Tables } from '#store/tables.ts';

/**
 * Returns whether a status must not be shown, because it was deleted or its author was blocked
 * after the request.
 */
export function isExcluded(tables: Tables, id: string | undefined): boolean {
  const status = id === undefined ? undefined : tables.statuses.get(id);
  if (!status) return false;
  const { isDeleted = false, accountId } = status;
  const author = accountId === undefined ? undefined : tables.relationships.get(accountId);
  return isDeleted || (author?.blocking ?? false);
}

/** Values of the preference `replyVisibility` (R-PREF-003). */
export type ReplyVisibility = 'all' | 'following' | 'self';

interface StreamedReply {
  readonly authorId: string | undefined;
  /** Author of the status replied to; undefined if the status is no reply. */
  readonly parentAuthorId: string | undefined;
}

interface ReplyReader {
  readonly viewerId: string;
  /** Returns whether the viewer follows an account; undefined if unknown. */
  readonly isFollowing: (accountId: string) => boolean | undefined;
}

/**
 * Returns whether a streamed status is shown by the preference for replies: unlike pages, the
 * stream contains every reply (R-STREAM-019). The viewer's own statuses, and statuses that are no
 * replies, are always shown. Returns `unknown` if it is not known whether the viewer follows the
 * author of the parent; the timeline must then be requested from the server.
 */
export function streamedReplyVisibility(
  wanted: ReplyVisibility,
  { authorId, parentAuthorId }: StreamedReply,
  { viewerId, isFollowing }: ReplyReader,
): 'shown' | 'hidden' | 'unknown' {
  if (wanted === 'all' || parentAuthorId === undefined) return 'shown';
  if (parentAuthorId === viewerId || authorId === viewerId) return 'shown';
  if (wanted === 'self') return 'hidden';
  const isFollowed = isFollowing(parentAuthorId);
  if (isFollowed === undefined) return 'unknown';
  return isFollowed ? 'shown' : 'hidden';
}
