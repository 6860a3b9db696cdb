import type { StatusRow } from '#entities/rows/status-row.ts';
import type { ServerFilter } from '#session/server-filters.ts';
import { searchedText } from './word-hits.ts';

/** Where a status is read, in the words of the server's filters. */
export type FilterContext = 'home' | 'notifications' | 'public' | 'thread' | 'account';

/* A letter, a digit or a mark beside a phrase makes it part of another word. */
function isInner(character: string): boolean {
  return /[\p{L}\p{N}\p{M}_]/u.test(character);
}

function holds(text: string, phrase: string, isWholeWord: boolean): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isWholeWord) return true;
    const before = text.slice(0, at).at(-1) ?? ' ';
    const after = text.slice(at + phrase.length).at(0) ?? ' ';
    const begins = !isInner(before) || !isInner(phrase.at(0) ?? ' ');
    const ends = !isInner(after) || !isInner(phrase.at(-1) ?? ' ');
    if (begins && ends) return true;
  }
  return false;
}

/** The server's filters that find a status where it is read, at a moment (milliseconds since 1970). */
export function phraseHits(
  status: StatusRow,
  filters: readonly ServerFilter[],
  context: FilterContext | undefined,
  now: number,
): readonly ServerFilter[] {
  if (filters.length === 0 || context === undefined) return [];
  const text = searchedText(status);
  return filters.filter(
    ({ phrase, contexts, isWholeWord, expiresAt }) =>
      contexts.includes(context) &&
      (expiresAt === null || expiresAt > now) &&
      holds(text, phrase.toLowerCase(), isWholeWord),
  );
}
