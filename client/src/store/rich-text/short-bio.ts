import { plainText } from './plain-text.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';

/** One line never shows more characters. */
const maxLength = 160;

/** Characters of markup that almost always contain the first words. */
const maxRead = 4_000;

/** Returns the first words of a bio in one line, without markup; empty without a bio. */
export function shortBio(note = ''): string {
  /* The cut may leave the `<` of a tag at the end. */
  const markup = note.slice(0, maxRead).replace(/<$/, '');
  return cutText(plainText(markup, { hidesHidden: true }).replaceAll(/\s+/g, ' '), maxLength);
}
