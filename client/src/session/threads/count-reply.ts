import type { StatusRow } from '#store/rows/status-row.ts';
import type { Tables } from '#store/tables.ts';
import { isReplyCounted } from '../remove-status.ts';

export interface ReplyCountContext {
  readonly tables: Pick<Tables, 'statuses' | 'threads'>;
  /** Ids of the open threads. */
  readonly open: Iterable<string>;
  /**
   * Id of the account whose statuses count as new when they become known; null if all replies may
   * be old.
   */
  readonly writer: string | null;
}

/**
 * Adds a new reply to the count of its parent, since no server streams the new count. A reply that
 * becomes known to the client may be old. It counts as new if it belongs to a completely loaded
 * open thread, or if the viewer wrote it. Otherwise the count stays until the server sends it.
 * Returns whether the reply was counted. The new count is stored with a moment just before the
 * request that returned the reply. Responses to earlier requests, which do not include the reply,
 * then do not overwrite the count; the response with the reply and all later ones do.
 */
export function countReply(
  { tables: { statuses, threads }, open, writer }: ReplyCountContext,
  reply: StatusRow,
  requestedAt: number,
): boolean {
  const id = reply.inReplyToId;
  if (id == null || !isReplyCounted(reply)) return false;
  const count = statuses.get(id)?.repliesCount;
  if (count === undefined) return false;
  const isOwn = writer !== null && reply.accountId === writer;
  for (const each of open) {
    const row = threads.get(each);
    if (!row?.statusIds.includes(id) || (!row.isLoaded && !isOwn)) continue;
    statuses.merge({ id, repliesCount: count + 1 }, requestedAt - 0.5);
    return true;
  }
  return false;
}
