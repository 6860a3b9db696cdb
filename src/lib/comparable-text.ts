/**
 * A text in the form in which filters and searches compare it: without characters that show nothing
 * (zero-width spaces, joiners, soft hyphens, variation selectors), composed (`e` and U+0301 as `é`,
 * full-width letters as plain ones) and in small letters. Both sides of a comparison need it.
 */
export function comparableText(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}
