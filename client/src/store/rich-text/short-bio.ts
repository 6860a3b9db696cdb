import { plainText } from './plain-text.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';

/** Maximum number of characters in one line. */
const maxLength = 160;

/**
 * Number of characters of markup that are read. This almost always contains enough words for one
 * line.
 */
const maxRead = 4_000;

/** Returns the beginning of a bio as one line of plain text; empty without a bio. */
export function shortBio(note = ''): string {
  /* Cutting the markup may leave the `<` of an incomplete tag at the end. */
  const markup = note.slice(0, maxRead).replace(/<$/, '');
  return cutText(plainText(markup, { hidesHidden: true }).replaceAll(/\s+/g, ' '), maxLength);
}
