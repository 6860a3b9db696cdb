import { useLingui } from '@lingui/react/macro';
import { foldText } from '#lib/fold-text.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { AccountName } from '#components/account/account-name.tsx';
import { accountStatusesQuery } from '#session/people/account-queries.ts';
import { useResolvingSearch } from '#components/account/account-search.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { Table } from '#store/table.ts';
import type { Tables } from '#store/tables.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import textStyles from '#ui/text-styles.module.css';
import { search } from '@rookery/contract/calls/search.ts';
import { defineQuery } from '#session/queries/query.ts';
import styles from './completion-list.module.css';
import { CompletionList, type CompletionProps, serverSearchDelayMs } from './completion-list.tsx';
import { padMention, replaceText } from '#session/completion/replace-text.ts';
import { refreshWordAtCaret } from '#session/completion/word-at-caret.ts';
import { recentContacts, suggestPeople } from '#session/completion/suggest-people.ts';
import { maxSuggestions, mergeSuggestions } from '#session/completion/merge-suggestions.ts';

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
 * Suggests recent contacts after a single `@`. After more letters, suggests accounts known to the
 * client, followed by those that the server finds.
 */
export function PeopleCompletion({ word, field, ref, onDone }: CompletionProps) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const [settled] = useDebounced(word.words, serverSearchDelayMs, '');
  const { value: serverIds } = useResolvingSearch(serverQuery(settled));
  const isSignAlone = word.words === '';
  useCall(
    accountStatusesQuery,
    { path: { id: viewerId ?? '' }, query: { limit: 20 } },
    { isDisabled: !isSignAlone || viewerId === null },
  );
  const found = isSignAlone
    ? contactsIn(tables, viewerId)
    : suggestPeople(word.words, allRows(tables.accounts), settled === word.words ? serverIds : []);
  const suggestions = found.map((account) => ({
    key: account.id,
    isTyped: account.acct?.toLowerCase() === word.words.toLowerCase(),
    content: (
      <>
        <Avatar src={account.avatar} size={32} />
        <AccountName account={account} className={textStyles.cut ?? ''} />
        <bdi className={styles.more}>{displayAddress(account.acct ?? '')}</bdi>
      </>
    ),
    pick() {
      const { start, end } = refreshWordAtCaret(field, word);
      const [before, after] = [field.value.slice(0, start), field.value.slice(end)];
      // oxlint-disable-next-line rookery/displayed-addresses -- the address is typed into the field and not displayed
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
 * Returns at most five hashtags that contain the text, regardless of case and accents: those that
 * begin with it first, then those more frequent in `seen`, then the others that the server found.
 */
export function suggestTags(
  words: string,
  seen: readonly string[],
  fromServer: readonly string[] = [],
): readonly string[] {
  const wanted = foldText(words);
  const found = new Map<string, { readonly name: string; count: number; isPrefix: boolean }>();
  const others = new Map<string, string>();
  for (const [names, isFromServer] of [
    [seen, false],
    [fromServer, true],
  ] as const) {
    for (const name of names) {
      const lower = name.toLowerCase();
      const folded = foldText(name);
      if (folded.includes(wanted)) {
        const known = found.get(lower) ?? { name, count: 0, isPrefix: folded.startsWith(wanted) };
        known.count += 1;
        found.set(lower, known);
      } else if (isFromServer) others.set(lower, name);
    }
  }
  const ranked = [...found.values()]
    .toSorted(
      (one, other) =>
        Number(other.isPrefix) - Number(one.isPrefix) ||
        other.count - one.count ||
        one.name.localeCompare(other.name),
    )
    .map(({ name }) => name);
  return mergeSuggestions(ranked, [...others.values()]);
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
  /* The server's results may still be those for an earlier text. The hashtags among them that
     contain the current text are suggested anyway. */
  const found =
    q === word.words
      ? suggestTags(word.words, seen, value)
      : suggestTags(word.words, [...seen, ...value]);
  const suggestions = found.map((name) => ({
    key: name,
    isTyped: name.toLowerCase() === word.words.toLowerCase(),
    content: <bdi className={textStyles.cut}>#{name}</bdi>,
    pick() {
      const { start, end } = refreshWordAtCaret(field, word);
      const [before, after] = [field.value.slice(0, start), field.value.slice(end)];
      replaceText(field, { start, end, text: padMention(`#${name}`, before, after) });
      onDone();
    },
  }));
  return <CompletionList ref={ref} field={field} label={t`Hashtags`} suggestions={suggestions} />;
}
