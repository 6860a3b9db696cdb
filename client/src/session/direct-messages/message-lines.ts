import { compareIds } from '#lib/compare-ids.ts';
import type { StatusRow } from '#store/rows/status-row.ts';

/**
 * A line in the list of messages of a conversation: a message, or the date above the messages of a
 * day.
 */
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
      /** Whether the previous and the next line are not messages of the same person. */
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
 * Returns the direct messages of a conversation, oldest first, sorted by time, or by id if the
 * times are equal or unknown. Leaves out deleted messages, and public posts to which a message
 * replies.
 */
export function selectDirectMessages(statuses: readonly StatusRow[]): readonly StatusRow[] {
  return statuses
    .filter(({ visibility, isDeleted }) => visibility === 'direct' && isDeleted !== true)
    .toSorted((a, b) => timeOf(a) - timeOf(b) || compareIds(a.id, b.id));
}

/** Returns the lines for messages that are sorted oldest first, with a line for each new day. */
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

/**
 * Returns the ids of the people whom a reply to this message addresses: its author and the accounts
 * that it mentions, without the viewer.
 */
export function recipientIds(status: StatusRow, viewerId: string | null): readonly string[] {
  const { accountId, mentions = [] } = status;
  const ids = [...(accountId === undefined ? [] : [accountId]), ...mentions.map(({ id }) => id)];
  return [...new Set(ids)].filter((id) => id !== viewerId);
}
