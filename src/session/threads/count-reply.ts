import type { StatusRow } from '#entities/rows/status-row.ts';
import type { Tables } from '#entities/tables.ts';
import { isCounted } from '../remove-status.ts';

/**
 * A reply has become known: what it answers has one more, for no server tells the new count by the
 * stream. Whether a reply is new or only new to us, one cannot see from it; but to a conversation that
 * was fetched whole and is `open`, nothing comes that had been there. Elsewhere the count is left alone
 * until the server says it.
 *
 * The count is known as of a moment just before the reply's: of what was asked for earlier, nothing takes
 * the reply off again; what was asked for later, or came in the very answer that brought the reply, had
 * it counted by the server and stands.
 */
export function countReply(
  { statuses, threads }: Pick<Tables, 'statuses' | 'threads'>,
  open: Iterable<string>,
  reply: StatusRow,
  askedAt: number,
): void {
  const id = reply.inReplyToId;
  if (id == null || !isCounted(reply)) return;
  const count = statuses.get(id)?.repliesCount;
  if (count === undefined) return;
  for (const each of open) {
    const row = threads.get(each);
    if (row?.isLoaded !== true || !row.statusIds.includes(id)) continue;
    statuses.merge({ id, repliesCount: count + 1 }, askedAt - 0.5);
    return;
  }
}
