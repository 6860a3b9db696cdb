import { cleanText } from './clean-text.ts';
import { cutText } from './graphemes.ts';

/** Longer than any system shows. */
const longest = 1_000;

/**
 * A text that the browser or the system draws, such as a notification or the title of a window, without
 * the marks that change the direction of what follows: it cannot be isolated by markup, so that a U+202E
 * in a name would reorder the whole sentence.
 */
export function systemText(text: string): string {
  return cleanText(cutText(text, longest)).replace(/\p{Bidi_Control}/gu, '');
}

/** The first of these texts of which something can be seen, as the system may draw it; else undefined. */
export function firstVisible(...texts: readonly (string | null | undefined)[]): string | undefined {
  return texts
    .map((text) => systemText(text ?? '').trim())
    .find((text) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text));
}
