import { countGraphemes } from '@rookery/contract/text/count-graphemes.ts';

/** A family of four with skin tones has 41 bytes; the average of real text is far lower. */
const maxBytesPerCharacter = 32;

/** Longer than any limit; such a text is not segmented. */
const maxMeasuredLength = 200_000;

/** Unicode's Stream-Safe Text Format allows 30 combining marks in a row. */
const maxMarks = 60;

/**
 * Counts the marks exceeding this in each run. Normalising a run of marks is quadratic in ICU:
 * 80,000 take 2 s.
 */
function excessMarks(text: string): number {
  let excess = 0;
  for (const [{ length }] of text.matchAll(/\p{M}+/gu)) if (length > maxMarks) excess += length;
  return excess;
}

/**
 * Returns the length of a text for limits: in graphemes like Akkoma, but at least its bytes divided
 * by 32. One grapheme may have any number of combining marks, and processing time grows with the
 * bytes.
 */
export function textLength(text: string): number {
  if (text.length > maxMeasuredLength) return text.length;
  const least = Math.ceil(Buffer.byteLength(text) / maxBytesPerCharacter);
  return Math.max(countGraphemes(text), least) + excessMarks(text);
}
