import type { StatusRow } from '#store/rows/status-row.ts';
import type { ConversationEntry } from './conversation-entry.ts';

type DirectStatus = Pick<StatusRow, 'id' | 'accountId' | 'inReplyToId' | 'mentions'>;

function peopleOf({ accountId, mentions = [] }: DirectStatus): readonly string[] {
  return [...(accountId === undefined ? [] : [accountId]), ...mentions.map(({ id }) => id)];
}

/**
 * Groups direct statuses, newest first, into conversations, for servers that provide no
 * conversations. A reply belongs to the conversation of its parent. If the parent is unknown, the
 * reply belongs to the conversation of other replies to the same parent, or else to the newest
 * older conversation between the same people. The conversation with the latest status is first. No
 * conversation is unread, since the server does not say what was read.
 */
export function groupDirectStatuses(
  newestFirst: readonly DirectStatus[],
  viewerId: string | null,
): readonly ConversationEntry[] {
  const keyOf = new Map<string, string>();
  const newestOf = new Map<string, string>();
  const groups = new Map<string, { last: DirectStatus; people: Set<string> }>();
  for (const status of newestFirst.toReversed()) {
    const parent = status.inReplyToId ?? undefined;
    const people = peopleOf(status);
    const circle = [...new Set(people)].toSorted().join(' ');
    const known = parent === undefined ? undefined : keyOf.get(parent);
    const key = known ?? (parent === undefined ? undefined : newestOf.get(circle)) ?? status.id;
    keyOf.set(status.id, key);
    if (parent !== undefined) keyOf.set(parent, key);
    newestOf.set(circle, key);
    const group = groups.get(key) ?? { last: status, people: new Set() };
    group.last = status;
    for (const person of people) if (person !== viewerId) group.people.add(person);
    /* Deleted and inserted again, so that the group with the latest status is last in the map,
       which iterates in insertion order. */
    groups.delete(key);
    groups.set(key, group);
  }
  return [...groups].toReversed().map(([key, { last, people }]) => ({
    key,
    id: undefined,
    isUnread: false,
    accountIds: [...people],
    lastStatusId: last.id,
  }));
}
