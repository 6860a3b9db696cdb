import { decodeAcctHost } from '#lib/url/display-address.ts';
import { createWordMatcher } from '#lib/word-matcher.ts';
import { searchableText } from '../status/searchable-text.ts';
import type { Tables } from '../tables.ts';

/**
 * Returns the text of a status in which words are searched: all its texts, and the names and
 * addresses of its authors.
 */
function findableText({ statuses, accounts, polls }: Tables, id: string): string {
  const outer = statuses.get(id);
  const status = outer?.reblogId == null ? outer : statuses.get(outer.reblogId);
  if (!status) return '';
  const people = [status.accountId, outer?.accountId].map((person) =>
    person === undefined ? undefined : accounts.get(person),
  );
  const poll = status.pollId == null ? undefined : polls.get(status.pollId);
  return [
    searchableText(status, poll),
    ...people.flatMap((person) => [
      person?.displayName,
      person?.acct,
      decodeAcctHost(person?.acct ?? ''),
    ]),
  ].join(' ');
}

/** Returns the statuses that contain all the words, in their original order. */
export function findMatchingStatuses(
  tables: Tables,
  ids: readonly string[],
  text: string,
): string[] {
  const matches = createWordMatcher(text);
  return matches ? ids.filter((id) => matches(findableText(tables, id))) : [];
}
