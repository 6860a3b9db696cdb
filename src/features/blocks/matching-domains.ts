import { asciiHost } from '#lib/url/ascii-host.ts';
import { shownHost } from '#lib/url/display-address.ts';

const most = 8;

const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** Whether a host, as servers write it or as it is shown, holds what was typed. */
export function holdsWords(domain: string, words: string): boolean {
  const sought = words.trim().toLowerCase();
  return [domain, shownHost(domain)].some((spelling) => spelling.includes(sought));
}

/**
 * Hosts that hold the words and are not muted yet, those that begin with them first; what was typed
 * comes before all where it is a whole host, for the server need not have met it.
 */
export function matchingDomains(
  words: string,
  known: readonly string[],
  muted: readonly string[],
): readonly string[] {
  const sought = words.trim().toLowerCase();
  if (sought === '') return [];
  const holding = known.filter((domain) => holdsWords(domain, sought)).toSorted();
  const beginning = holding.filter((domain) => domain.startsWith(sought));
  const all = new Set([
    ...(host.test(sought) ? [asciiHost(sought)] : []),
    ...beginning,
    ...holding,
  ]);
  return [...all].filter((domain) => !muted.includes(domain)).slice(0, most);
}
