import { compareIds } from '#lib/compare-ids.ts';
import type { StatusRow } from '#store/rows/status-row.ts';

/** A line of an open conversation. */
export type MessageLine =
  | {
      readonly kind: 'day';
      readonly key: string;
      /** Milliseconds since 1970. */ readonly at: number;
    }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly status: StatusRow;
      /** Whether the lines before and after it are not messages of the same person. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

function timeOf({ createdAt = '' }: StatusRow): number {
  return Date.parse(createdAt);
}

function dayOf(status: StatusRow): string {
  const at = timeOf(status);
  return Number.isNaN(at) ? '' : new Date(at).toDateString();
}

/**
 * Returns the direct messages of a conversation, oldest first: by their time, or by id if it is the
 * same or unknown. Leaves out public posts that a message replies to, and deleted messages.
 */
export function directMessages(statuses: readonly StatusRow[]): readonly StatusRow[] {
  return statuses
    .filter(({ visibility, isDeleted }) => visibility === 'direct' && isDeleted !== true)
    .toSorted((a, b) => timeOf(a) - timeOf(b) || compareIds(a.id, b.id));
}

/** Returns the lines of messages that are oldest first, with a line for each new day. */
export function messageLines(messages: readonly StatusRow[]): readonly MessageLine[] {
  return messages.flatMap((status, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const day = dayOf(status);
    const startsDay = day !== '' && (before === undefined || dayOf(before) !== day);
    const endsDay = after !== undefined && dayOf(after) !== '' && dayOf(after) !== day;
    const message: MessageLine = {
      kind: 'message',
      key: status.id,
      status,
      isFirst: startsDay || before?.accountId !== status.accountId,
      isLast: endsDay || after?.accountId !== status.accountId,
    };
    const head: MessageLine = { kind: 'day', key: `day ${day}`, at: timeOf(status) };
    return startsDay ? [head, message] : [message];
  });
}

/** Returns the people a reply to this message is for: its author and those it mentions. */
export function recipientIds(status: StatusRow, viewerId: string | null): readonly string[] {
  const { accountId, mentions = [] } = status;
  const ids = [...(accountId === undefined ? [] : [accountId]), ...mentions.map(({ id }) => id)];
  return [...new Set(ids)].filter((id) => id !== viewerId);
}
