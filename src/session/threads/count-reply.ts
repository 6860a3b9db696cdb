import type { StatusRow } from '#entities/rows/status-row.ts';
import type { Tables } from '#entities/tables.ts';
import { isCounted } from '../remove-status.ts';

export interface Reading {
  readonly tables: Pick<Tables, 'statuses' | 'threads'>;
  /** Ids of the conversations that are open. */
  readonly open: Iterable<string>;
  /** Whose reply comes to be known by being written; null where all that comes may have been there. */
  readonly writer: string | null;
}

/**
 * A reply has become known: what it answers has one more, for no server tells the new count by the
 * stream. Whether a reply is new or only new to us, one cannot see from it; but to a conversation that
 * was fetched whole and is open, nothing comes that had been there, and one's own comes to be known by
 * being written. Elsewhere the count is left alone until the server says it. Gives whether it was counted.
 *
 * The count is known as of a moment just before the reply's: of what was asked for earlier, nothing takes
 * the reply off again; what was asked for later, or came in the very answer that brought the reply, had
 * it counted by the server and stands.
 */
export function countReply(
  { tables: { statuses, threads }, open, writer }: Reading,
  reply: StatusRow,
  askedAt: number,
): boolean {
  const id = reply.inReplyToId;
  if (id == null || !isCounted(reply)) return false;
  const count = statuses.get(id)?.repliesCount;
  if (count === undefined) return false;
  const isOwn = writer !== null && reply.accountId === writer;
  for (const each of open) {
    const row = threads.get(each);
    if (!row?.statusIds.includes(id) || (!row.isLoaded && !isOwn)) continue;
    statuses.merge({ id, repliesCount: count + 1 }, askedAt - 0.5);
    return true;
  }
  return false;
}
