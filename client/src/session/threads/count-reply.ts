import type { StatusRow } from '#store/rows/status-row.ts';
import type { Tables } from '#store/tables.ts';
import { isCounted } from '../remove-status.ts';

export interface ReplyCountContext {
  readonly tables: Pick<Tables, 'statuses' | 'threads'>;
  /** Ids of open threads. */
  readonly open: Iterable<string>;
  /** Account whose replies are new when they become known; null if all may be old. */
  readonly writer: string | null;
}

/**
 * Adds a new reply to its parent's count, since no server streams the new count. A reply may be new
 * or only newly known: it counts as new in a completely loaded open thread, or if the viewer wrote
 * it. Elsewhere the count stays until the server sends it. Returns whether it was counted.
 *
 * The new count is stored as of just before the request that returned the reply. Responses to earlier
 * requests, which do not count the reply, are ignored; the response with the reply and all later ones
 * replace the count.
 */
export function countReply(
  { tables: { statuses, threads }, open, writer }: ReplyCountContext,
  reply: StatusRow,
  requestedAt: number,
): boolean {
  const id = reply.inReplyToId;
  if (id == null || !isCounted(reply)) return false;
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
