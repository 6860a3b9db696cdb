import { memoizeByObject } from '#lib/memoize-by-object.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { isWholeWord } from '@rookery/contract/text/whole-word.ts';
import type { ServerFilter } from './server-filters.ts';

/* Converts muted words to the form in which they are compared. Words without visible characters
   match nothing. */
const comparablePhrases = memoizeByObject((words: readonly string[]) =>
  words
    .map((word) => [word, comparableText(word)] as const)
    .filter(([, comparable]) => comparable.trim() !== ''),
);

/** Returns the muted words that occur in a text, which must be a result of `searchedText`. */
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

const comparablePhrase = memoizeByObject(({ phrase }: ServerFilter) =>
  comparableText(phrase).trim(),
);

/**
 * Returns the server filters that match a text in a context. `text` must be a result of
 * `searchedText`; `now` is in milliseconds since 1970.
 */
export function matchingServerFilters(
  text: string,
  filters: readonly ServerFilter[],
  context: FilterContext | undefined,
  now: number,
): readonly ServerFilter[] {
  if (context === undefined) return [];
  return filters.filter(
    (filter) =>
      filter.contexts.includes(context) &&
      (filter.expiresAt === null || filter.expiresAt > now) &&
      includesPhrase(text, comparablePhrase(filter), filter.isWholeWord),
  );
}
