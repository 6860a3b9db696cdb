import { maxSuggestions } from './suggest-emoji.ts';

/**
 * Returns the hashtags that contain the text, case-insensitively and each once: prefixes first,
 * then those more frequent in `seen`; at most five.
 */
export function suggestTags(words: string, seen: readonly string[]): readonly string[] {
  const wanted = words.toLowerCase();
  const found = new Map<string, { readonly name: string; count: number; isPrefix: boolean }>();
  for (const name of seen) {
    const lower = name.toLowerCase();
    if (!lower.includes(wanted)) continue;
    const known = found.get(lower) ?? { name, count: 0, isPrefix: lower.startsWith(wanted) };
    known.count += 1;
    found.set(lower, known);
  }
  return [...found.values()]
    .toSorted(
      (one, other) =>
        Number(other.isPrefix) - Number(one.isPrefix) ||
        other.count - one.count ||
        one.name.localeCompare(other.name),
    )
    .slice(0, maxSuggestions)
    .map(({ name }) => name);
}
