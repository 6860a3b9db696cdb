/*
 * Not white space or control characters, nor what Unicode lets programs ignore (zero-width spaces,
 * direction marks, tags, variation selectors, Hangul fillers), nor signs that render blank.
 */
const visible = /[^\s\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB\u{1D159}]/u;

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
