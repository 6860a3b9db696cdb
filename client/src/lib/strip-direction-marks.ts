import { cleanText } from './clean-text.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';

/** Maximum length of the text in characters, longer than any system displays. */
const longest = 1_000;

/**
 * Removes all characters that control direction from a text that the browser or system renders,
 * such as the title of a notification or window. Markup cannot isolate such a text, so U+202E in a
 * name would reorder the whole sentence. Also cuts the text to 1,000 characters.
 */
export function stripDirectionMarks(text: string): string {
  return cleanText(cutText(text, longest).replace(/\p{Bidi_Control}/gu, ''));
}

/**
 * Returns the first text with visible characters, after `stripDirectionMarks`; undefined if no text
 * has any.
 */
export function firstVisibleText(
  ...texts: readonly (string | null | undefined)[]
): string | undefined {
  return texts.map((text) => stripDirectionMarks(text ?? '').trim()).find((text) => !isBlank(text));
}
