import { boundGraphemes } from './bound-graphemes.ts';

/**
 * Returns the form in which filters and searches compare a text: lower case, NFKC (`e` and U+0301
 * become `é`, full-width letters become plain ones) and without invisible characters (zero-width
 * spaces, joiners, soft hyphens, variation selectors). Endless graphemes are cut, since their NFKC
 * takes too long. Apply it to both sides of a comparison.
 */
export function comparableText(text: string): string {
  return boundGraphemes(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}
