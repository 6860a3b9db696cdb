import type { AccountRow } from '#store/rows/account-row.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import type { RelationshipRow } from '#store/rows/relationship-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { decodedAcct } from '#lib/url/display-address.ts';
import { maxSuggestions } from './suggest-emoji-and-mfm.ts';

/** The client's data about interactions with the viewer. */
interface ContactSources {
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

/**
 * Returns accounts whose address or name begins with the text: matches of both first, then of the
 * address, then of the name; then sorted by name and address. At most five.
 */
export function suggestPeople(
  words: string,
  known: Iterable<AccountRow | undefined>,
): readonly AccountRow[] {
  const wanted = words.toLowerCase();
  if (wanted === '') return [];
  const found: { row: AccountRow; score: number; name: string; acct: string }[] = [];
  for (const row of known) {
    if (row?.acct === undefined) continue;
    const acct = row.acct.toLowerCase();
    const name = (row.displayName ?? '').toLowerCase();
    const isAddress = [acct, decodedAcct(acct)].some((address) => address.startsWith(wanted));
    const score = (isAddress ? 2 : 0) + (name.startsWith(wanted) ? 1 : 0);
    if (score > 0) found.push({ row, score, name, acct });
  }
  return found
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        one.name.localeCompare(other.name) ||
        one.acct.localeCompare(other.acct),
    )
    .slice(0, maxSuggestions)
    .map(({ row }) => row);
}
