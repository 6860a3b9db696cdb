import { characterBefore } from '@rookery/contract/text/character-beside.ts';
import { isSpaceless } from '@rookery/contract/text/is-spaceless.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import type { RelationshipRow } from '#store/rows/relationship-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { decodeAcctHost } from '#lib/url/display-address.ts';
import { foldText } from '#lib/fold-text.ts';
import { maxSuggestions, mergeSuggestions } from './merge-suggestions.ts';

/** The data from which the viewer's recent contacts are derived. */
interface ContactSources {
  readonly viewerId: string;
  readonly statuses: Iterable<StatusRow | undefined>;
  readonly notifications: Iterable<NotificationRow | undefined>;
  readonly account: (id: string) => AccountRow | undefined;
  readonly relationship: (id: string) => RelationshipRow | undefined;
}

/**
 * Returns the accounts that become contacts of the viewer through a status: for a status of the
 * viewer those that it addresses, otherwise its author if it addresses the viewer.
 */
function peopleOf(status: StatusRow, viewerId: string): readonly string[] {
  const { accountId, mentions = [], inReplyToAccountId } = status;
  const mentioned = mentions.map(({ id }) => id);
  if (accountId === viewerId) return [...mentioned, inReplyToAccountId ?? ''];
  return accountId !== undefined && mentioned.includes(viewerId) ? [accountId] : [];
}

/**
 * Returns at most five accounts that are suggested for `@` alone: accounts that the viewer
 * addressed or that addressed the viewer, then those that favourited, reblogged or followed, newest
 * first, then authors whom the viewer follows. Blocked accounts are left out.
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
 * Returns whether a word of the text begins with the query. In scripts without spaces, any part of
 * the text counts. Both arguments must be folded (`foldText`).
 */
function beginsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = characterBefore(text, at);
    if (!/[\p{L}\p{N}]/u.test(before) || isSpaceless(before)) return true;
  }
  return false;
}

/** Returns how well an account matches the folded query; 0 if it does not match. */
function scorePerson({ acct = '', displayName = '' }: AccountRow, wanted: string): number {
  const addresses = [acct, decodeAcctHost(acct)].map(foldText);
  const name = foldText(displayName);
  const [username = ''] = addresses.map((address) => address.split('@', 1)[0] ?? '');
  if (addresses.includes(wanted) || username === wanted) return 5;
  const isAddress = addresses.some((address) => address.startsWith(wanted));
  const score = (isAddress ? 3 : 0) + (name.startsWith(wanted) ? 1 : 0);
  if (score === 0) return beginsWord(name, wanted) || beginsWord(username, wanted) ? 0.5 : 0;
  return score;
}

/**
 * Returns at most five accounts whose address, or a word of whose name, begins with the text,
 * ignoring case and accents. Exact addresses come first, then accounts that match by both address
 * and name, by address, by the beginning of the name, and by another word of the name. Accounts
 * that match equally well are sorted by name and address. Accounts that only the server found
 * (`serverIds`) follow.
 */
export function suggestPeople(
  words: string,
  known: Iterable<AccountRow | undefined>,
  serverIds: readonly string[] = [],
): readonly AccountRow[] {
  const wanted = foldText(words);
  if (wanted === '') return [];
  const found: { row: AccountRow; score: number; name: string; acct: string }[] = [];
  const others = new Map<string, AccountRow>();
  const fromServer = new Set(serverIds);
  for (const row of known) {
    if (row?.acct === undefined) continue;
    const score = scorePerson(row, wanted);
    if (score > 0) found.push({ row, score, name: row.displayName ?? '', acct: row.acct });
    else if (fromServer.has(row.id)) others.set(row.id, row);
  }
  const ranked = found
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        one.name.localeCompare(other.name) ||
        one.acct.localeCompare(other.acct),
    )
    .map(({ row }) => row);
  return mergeSuggestions(
    ranked,
    serverIds.flatMap((id) => others.get(id) ?? []),
  );
}
