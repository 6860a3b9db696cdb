import { cleanText } from './clean-text.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';

/** Longer than any system displays. */
const longest = 1_000;

/**
 * Removes direction marks from text that the browser or system renders, such as a notification or
 * window title: markup cannot isolate it, so U+202E in a name would reorder the whole sentence.
 */
export function systemText(text: string): string {
  return cleanText(cutText(text, longest).replace(/\p{Bidi_Control}/gu, ''));
}

/**
 * Returns the first text with visible characters, as `systemText`, or undefined if there is none.
 */
export function firstVisible(...texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.map((text) => systemText(text ?? '').trim()).find((text) => !isBlank(text));
}
