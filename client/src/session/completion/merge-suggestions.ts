/** Maximum number of suggestions (R-CONST-063). */
export const maxSuggestions = 5;

/**
 * Number of matches from the server that are always shown, even if the client has many matches of
 * its own.
 */
const reserved = 2;

/**
 * Returns at most five suggestions: the first ones of the client's ranked list, followed by those
 * that only the server found, since it searches data that the client does not have.
 */
export function mergeSuggestions<T>(ranked: readonly T[], others: readonly T[]): readonly T[] {
  const room = maxSuggestions - Math.min(others.length, reserved);
  return [...ranked.slice(0, room), ...others].slice(0, maxSuggestions);
}
