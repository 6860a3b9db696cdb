import { asciiHost } from '#lib/url/ascii-host.ts';
import { formatHost } from '#lib/url/display-address.ts';

const maxSuggestions = 8;

const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** Returns whether a host contains the text, in its ASCII form or in its displayed form. */
export function hostContains(name: string, words: string): boolean {
  const query = words.trim().toLowerCase();
  return [name, formatHost(name)].some((spelling) => spelling.includes(query));
}

/**
 * Returns hosts that contain the text and are not muted; hosts that begin with the text come first.
 * A complete host comes before all others, even if the server does not know it.
 */
export function matchingHosts(
  words: string,
  known: readonly string[],
  muted: readonly string[],
): readonly string[] {
  const query = words.trim().toLowerCase();
  if (query === '') return [];
  const matches = known.filter((name) => hostContains(name, query)).toSorted();
  const prefixMatches = matches.filter((name) => name.startsWith(query));
  const all = new Set([
    ...(host.test(query) ? [asciiHost(query)] : []),
    ...prefixMatches,
    ...matches,
  ]);
  return [...all].filter((name) => !muted.includes(name)).slice(0, maxSuggestions);
}
