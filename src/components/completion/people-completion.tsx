import { useLingui } from '@lingui/react/macro';
import { decodedAcct, displayAddress } from '#lib/url/display-address.ts';
import { AccountName } from '#components/account/account-name.tsx';
import { accountStatusesQuery } from '#components/account/account-queries.ts';
import { useResolvingSearch } from '#components/account/account-search.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { Table } from '#store/table.ts';
import type { Tables } from '#store/tables.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/avatar.tsx';
import textStyles from '#ui/text-styles.module.css';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import type { RelationshipRow } from '#store/rows/relationship-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import styles from './completion-list.module.css';
import { CompletionList, type CompletionProps, serverSearchDelayMs } from './completion-list.tsx';
import { padMention, replaceText } from './replace-text.ts';
import { currentWord } from './word-at-caret.ts';
import { maxSuggestions } from './suggest-emoji.ts';

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

function allRows<Row extends { readonly id: string }>(table: Table<Row>): (Row | undefined)[] {
  return [...table.keys()].map((id) => table.get(id));
}

function contactsIn(tables: Tables, viewerId: string | null): readonly AccountRow[] {
  if (viewerId === null) return [];
  return recentContacts({
    viewerId,
    statuses: allRows(tables.statuses),
    notifications: allRows(tables.notifications),
    account: (id) => tables.accounts.get(id),
    relationship: (id) => tables.relationships.get(id),
  });
}

/**
 * Returns the query for the server: a name, or an address whose host is complete enough to be
 * resolved.
 */
function serverQuery(words: string): string {
  return !words.includes('@') || /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/u.test(words) ? words : '';
}

/**
 * Suggests recent contacts for `@` alone, otherwise accounts known to the client, and those the
 * server finds.
 */
export function PeopleCompletion({ word, field, ref, onDone }: CompletionProps) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const [settled] = useDebounced(word.words, serverSearchDelayMs, '');
  useResolvingSearch(serverQuery(settled));
  const isSignAlone = word.words === '';
  useCall(
    accountStatusesQuery,
    { path: { id: viewerId ?? '' }, query: { limit: 20 } },
    { isDisabled: !isSignAlone || viewerId === null },
  );
  const found = isSignAlone
    ? contactsIn(tables, viewerId)
    : suggestPeople(word.words, allRows(tables.accounts));
  const suggestions = found.map((account) => ({
    key: account.id,
    isTyped: account.acct?.toLowerCase() === word.words.toLowerCase(),
    face: (
      <>
        <Avatar src={account.avatar} size={32} />
        <AccountName account={account} className={textStyles.cut ?? ''} />
        <bdi className={styles.more}>{displayAddress(account.acct ?? '')}</bdi>
      </>
    ),
    pick() {
      const { start, end } = currentWord(field, word);
      const [before, after] = [field.value.slice(0, start), field.value.slice(end)];
      replaceText(field, { start, end, text: padMention(`@${account.acct}`, before, after) });
      onDone();
    },
  }));
  return <CompletionList ref={ref} field={field} label={t`People`} suggestions={suggestions} />;
}
