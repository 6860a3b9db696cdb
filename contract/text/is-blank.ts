/*
 * Matches a visible character: none of white space, control characters, characters that Unicode
 * lets programs ignore (zero-width spaces, direction marks, tags, variation selectors, Hangul
 * fillers) and signs that render blank.
 */
const visible = /[^\s\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB\u{1D159}]/u;

/** Returns whether nothing would be visible of a text. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
