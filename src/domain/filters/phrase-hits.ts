import { comparableText } from '#lib/comparable-text.ts';
import type { ServerFilter } from '#session/server-filters.ts';

/** Where a status is read, in the words of the server's filters. */
export type FilterContext = 'home' | 'notifications' | 'public' | 'thread' | 'account';

/* A letter, a digit or a mark beside a phrase makes it part of another word. */
function isInner(character: string): boolean {
  return /[\p{L}\p{N}\p{M}_]/u.test(character);
}

/* The character that starts at an index, or that ends before it, whole where it is a pair of units. */
function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20);
}
function characterBefore(text: string, at: number): string {
  return at === 0 ? ' ' : (Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? ' ');
}

function holds(text: string, phrase: string, isWholeWord: boolean): boolean {
  if (phrase === '') return false;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isWholeWord) return true;
    const end = at + phrase.length;
    const begins = !isInner(characterBefore(text, at)) || !isInner(characterAt(phrase, 0));
    const ends =
      !isInner(characterAt(text, end)) || !isInner(characterBefore(phrase, phrase.length));
    if (begins && ends) return true;
  }
  return false;
}

const read = new WeakMap<ServerFilter, string>();

function comparablePhrase(filter: ServerFilter): string {
  const known = read.get(filter);
  if (known !== undefined) return known;
  const phrase = comparableText(filter.phrase).trim();
  read.set(filter, phrase);
  return phrase;
}

/**
 * The server's filters that find a text of `searchedText` where it is read, at a moment (milliseconds
 * since 1970).
 */
export function phraseHits(
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
      holds(text, comparablePhrase(filter), filter.isWholeWord),
  );
}
