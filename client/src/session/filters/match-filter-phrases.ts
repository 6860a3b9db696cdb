import { memoizeByObject } from '#lib/memoize-by-object.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { isWholeWord } from '@rookery/contract/text/whole-word.ts';
import type { FilterKeywordRow, ServerFilterRow } from '#store/rows/server-filter-row.ts';

/* Converts muted words to the form in which they are compared. Words without visible characters
   match nothing. */
const comparablePhrases = memoizeByObject((words: readonly string[]) =>
  words
    .map((word) => [word, comparableText(word)] as const)
    .filter(([, comparable]) => comparable.trim() !== ''),
);

/**
 * Returns the muted words that occur in a text, which must have been returned by `searchableText`.
 */
export function findMutedTerms(text: string, muteWords: readonly string[]): readonly string[] {
  return comparablePhrases(muteWords)
    .filter(([, comparable]) => text.includes(comparable))
    .map(([word]) => word);
}

/** The place where a status is displayed, by the names of server filters. */
export type FilterContext = 'home' | 'notifications' | 'public' | 'thread' | 'account';

function includesPhrase(text: string, phrase: string, matchesWholeWord: boolean): boolean {
  if (phrase === '') return false;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!matchesWholeWord || isWholeWord(text, at, at + phrase.length)) return true;
  return false;
}

const comparablePhrase = memoizeByObject(({ text }: FilterKeywordRow) =>
  comparableText(text).trim(),
);

/** The properties of a status that filters compare. */
interface FilteredStatus {
  readonly id: string;
  /** A result of `searchableText`. */
  readonly text: string;
  /** The filters that matched the status when the server sent it, according to the server. */
  readonly filtered: readonly ServerFilterRow[];
}

function matches(filter: ServerFilterRow, { id, text, filtered }: FilteredStatus): boolean {
  if (filter.statuses.some(({ statusId }) => statusId === id)) return true;
  const found = filtered.find((one) => one.id === filter.id)?.keywords.map(comparablePhrase);
  return filter.keywords.some((keyword) => {
    const phrase = comparablePhrase(keyword);
    return found?.includes(phrase) || includesPhrase(text, phrase, keyword.isWholeWord);
  });
}

/**
 * Returns the server filters that match a status in a context. Matches that the server reported are
 * used until the filters have loaded, and afterwards as long as the filter still has the keyword.
 * The filters are also matched here, since they may be newer than the status. `now` is in
 * milliseconds since 1970.
 */
export function matchingServerFilters(
  status: FilteredStatus,
  filters: readonly ServerFilterRow[] | undefined,
  context: FilterContext | undefined,
  now: number,
): readonly ServerFilterRow[] {
  if (context === undefined) return [];
  return (filters ?? status.filtered).filter(
    (filter) =>
      filter.contexts.includes(context) &&
      (filter.expiresAt === null || filter.expiresAt > now) &&
      (!filters || matches(filter, status)),
  );
}
