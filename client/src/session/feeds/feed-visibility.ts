import type { Tables } from '#store/tables.ts';

/**
 * Whether a status must not be shown because it was deleted or its author blocked after the
 * request.
 */
export function isExcluded(tables: Tables, id: string | undefined): boolean {
  const status = id === undefined ? undefined : tables.statuses.get(id);
  if (!status) return false;
  const { isDeleted = false, accountId } = status;
  const author = accountId === undefined ? undefined : tables.relationships.get(accountId);
  return isDeleted || (author?.blocking ?? false);
}

/** The preference `replyVisibility` (R-PREF-003). */
export type ReplyVisibility = 'all' | 'following' | 'self';

interface StreamedReply {
  readonly authorId: string | undefined;
  /** Author of the parent; undefined if it is no reply. */
  readonly parentAuthorId: string | undefined;
}

interface ReplyReader {
  readonly viewerId: string;
  /** Whether the viewer follows an account; undefined if unknown. */
  readonly isFollowing: (accountId: string) => boolean | undefined;
}

/**
 * Returns whether a streamed status is shown: unlike pages, the stream contains every reply
 * (R-STREAM-019). Non-replies and the viewer's own statuses are always shown. `unknown` if it
 * depends on an unknown follow: the server must be asked.
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
