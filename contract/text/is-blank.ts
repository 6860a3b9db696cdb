/*
 * Not white space, control or format characters such as zero-width space and tags, variation
 * selectors, or letters and signs that render blank. The signs of numbers and verses in Arabic,
 * Syriac and Kaithi are format characters, too, but visible.
 */
const visible =
  /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]|[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u;

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
