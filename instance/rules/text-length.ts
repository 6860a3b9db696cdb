import { countGraphemes } from '#lib/graphemes.ts';

/** A family of four with skin tones has 41 bytes; the average of any text that people write is far lower. */
const bytesOfCharacter = 32;

/** Longer than any limit of a text; such a text is not worth being read through. */
const endless = 200_000;

/** Unicode's Stream-Safe Text Format allows 30 marks in a row. */
const mostMarks = 60;

/** The marks in runs beyond that. Normalizing a run of marks is quadratic in ICU: 80,000 take 2 s. */
function excessMarks(text: string): number {
  let excess = 0;
  for (const [{ length }] of text.matchAll(/\p{M}+/gu)) if (length > mostMarks) excess += length;
  return excess;
}

/**
 * How long a text is against a limit: in graphemes, as Akkoma counts, but at least its bytes over 32. One
 * grapheme may have any number of combining marks, and all work on a text grows with its bytes.
 */
export function textLength(text: string): number {
  if (text.length > endless) return text.length;
  const least = Math.ceil(Buffer.byteLength(text) / bytesOfCharacter);
  return Math.max(countGraphemes(text), least) + excessMarks(text);
}
