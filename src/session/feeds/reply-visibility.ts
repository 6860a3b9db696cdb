/** The preference `replyVisibility` (R-PREF-003). */
export type ReplyVisibility = 'all' | 'following' | 'self';

export interface StreamedReply {
  readonly authorId: string | undefined;
  /** Whom it answers; undefined when it answers nobody. */
  readonly parentAuthorId: string | undefined;
}

export interface ReplyReader {
  readonly viewerId: string;
  /** Whether the viewer follows somebody; undefined while nobody has said. */
  readonly isFollowing: (accountId: string) => boolean | undefined;
}

/**
 * Whether a streamed status shows: the stream, unlike a page, brings every reply (R-STREAM-019). What
 * answers nobody always shows, and so do the viewer's own. `unknown` when it hangs on somebody of
 * whom it is not known whether they are followed: then the server has to be asked.
 */
export function replyShows(
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
