import { useLingui } from '@lingui/react/macro';
import { displayAddress } from '#lib/url/display-address.ts';
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
import { search } from '@rookery/contract/calls/search.ts';
import { defineQuery } from '#session/queries/query.ts';
import styles from './completion-list.module.css';
import { CompletionList, type CompletionProps, serverSearchDelayMs } from './completion-list.tsx';
import { padMention, replaceText } from './replace-text.ts';
import { currentWord } from './word-at-caret.ts';
import { recentContacts, suggestPeople } from './suggest-people.ts';
import { maxSuggestions } from './suggest-emoji-and-mfm.ts';

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
      // oxlint-disable-next-line rookery/displayed-addresses -- typed into the field
      replaceText(field, { start, end, text: padMention(`@${account.acct}`, before, after) });
      onDone();
    },
  }));
  return (
    <CompletionList
      ref={ref}
      field={field}
      label={t({ message: 'People', comment: 'People in the search' })}
      suggestions={suggestions}
    />
  );
}

/**
 * Returns the hashtags that contain the text, case-insensitively and each once: prefixes first,
 * then those more frequent in `seen`; at most five.
 */
export function suggestTags(words: string, seen: readonly string[]): readonly string[] {
  const wanted = words.toLowerCase();
  const found = new Map<string, { readonly name: string; count: number; isPrefix: boolean }>();
  for (const name of seen) {
    const lower = name.toLowerCase();
    if (!lower.includes(wanted)) continue;
    const known = found.get(lower) ?? { name, count: 0, isPrefix: lower.startsWith(wanted) };
    known.count += 1;
    found.set(lower, known);
  }
  return [...found.values()]
    .toSorted(
      (one, other) =>
        Number(other.isPrefix) - Number(one.isPrefix) ||
        other.count - one.count ||
        one.name.localeCompare(other.name),
    )
    .slice(0, maxSuggestions)
    .map(({ name }) => name);
}

const tagsLike = defineQuery('tags like', search, ({ hashtags = [] }) =>
  hashtags.map(({ name }) => name),
);

/** Suggests hashtags of statuses known to the client, and those the server finds. */
export function TagCompletion({ word, field, ref, onDone }: CompletionProps) {
  const { t } = useLingui();
  const [q] = useDebounced(word.words, serverSearchDelayMs, '');
  const { statuses } = useSession().tables;
  const { value = [] } = useCall(
    tagsLike,
    { query: { q, type: 'hashtags', limit: 2 * maxSuggestions } },
    { isDisabled: q === '' },
  );
  const seen = [...statuses.keys()].flatMap(
    (id) => statuses.get(id)?.tags?.map(({ name }) => name) ?? [],
  );
  const suggestions = suggestTags(word.words, [...seen, ...value]).map((name) => ({
    key: name,
    isTyped: name.toLowerCase() === word.words.toLowerCase(),
    face: <bdi className={textStyles.cut}>#{name}</bdi>,
    pick() {
      const { start, end } = currentWord(field, word);
      const [before, after] = [field.value.slice(0, start), field.value.slice(end)];
      replaceText(field, { start, end, text: padMention(`#${name}`, before, after) });
      onDone();
    },
  }));
  return <CompletionList ref={ref} field={field} label={t`Hashtags`} suggestions={suggestions} />;
}
