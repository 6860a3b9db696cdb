/** Maximum number of suggestions (R-CONST-063). */
export const maxSuggestions = 5;

/** How many matches of the server are shown however many the client knows itself. */
const reserved = 2;

/**
 * Returns the first suggestions of a ranked list, followed by what only the server found, by data
 * that the client does not have. At most five.
 */
export function mostSuggestions<T>(ranked: readonly T[], others: readonly T[]): readonly T[] {
  const room = maxSuggestions - Math.min(others.length, reserved);
  return [...ranked.slice(0, room), ...others].slice(0, maxSuggestions);
}
