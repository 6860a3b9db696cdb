import type { AccountRow } from '#store/rows/account-row.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import type { RelationshipRow } from '#store/rows/relationship-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { maxSuggestions } from './suggest-emoji.ts';

/** The client's data about interactions with the viewer. */
export interface ContactSources {
  readonly viewerId: string;
  readonly statuses: Iterable<StatusRow | undefined>;
  readonly notifications: Iterable<NotificationRow | undefined>;
  readonly account: (id: string) => AccountRow | undefined;
  readonly relationship: (id: string) => RelationshipRow | undefined;
}

/**
 * Returns the accounts of a status that makes them contacts: those whom the viewer addressed, or
 * who addressed the viewer.
 */
function peopleOf(status: StatusRow, viewerId: string): readonly string[] {
  const { accountId, mentions = [], inReplyToAccountId } = status;
  const mentioned = mentions.map(({ id }) => id);
  if (accountId === viewerId) return [...mentioned, inReplyToAccountId ?? ''];
  return accountId !== undefined && mentioned.includes(viewerId) ? [accountId] : [];
}

/**
 * Returns the viewer's recent contacts for `@` alone: accounts they addressed or that addressed
 * them, then those that favourited, reblogged or followed, newest first; then authors whom they
 * follow. At most five, without blocked ones.
 */
export function recentContacts(sources: ContactSources): readonly AccountRow[] {
  const { viewerId, account, relationship } = sources;
  const conversed: (readonly [at: string, id: string])[] = [];
  const others: (readonly [at: string, id: string])[] = [];
  const followed: (readonly [at: string, id: string])[] = [];
  for (const status of sources.statuses) {
    if (!status) continue;
    const { createdAt = '', accountId = '' } = status;
    for (const id of peopleOf(status, viewerId)) conversed.push([createdAt, id]);
    if (relationship(accountId)?.following === true) followed.push([createdAt, accountId]);
  }
  for (const notification of sources.notifications)
    if (notification) others.push([notification.createdAt ?? '', notification.accountId ?? '']);
  const ids = [conversed, others, followed].flatMap((dated) =>
    dated.toSorted(([one], [other]) => (one < other ? 1 : -1)).map(([, id]) => id),
  );
  return [...new Set(ids)]
    .filter((id) => id !== viewerId && relationship(id)?.blocking !== true)
    .flatMap((id) => account(id) ?? [])
    .filter(({ acct }) => acct !== undefined && acct !== '')
    .slice(0, maxSuggestions);
}
