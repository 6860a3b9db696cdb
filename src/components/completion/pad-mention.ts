/**
 * Pads a mention or hashtag with the white space that servers need to recognise it: before it after
 * a letter, as in scripts without spaces, and after it unless a space follows.
 */
export function padMention(text: string, before: string, after: string): string {
  const leading = /[\p{L}\p{M}\p{N}]$/u.test(before) ? ' ' : '';
  const trailing = /^[^\S\r\n]/.test(after) ? '' : ' ';
  return leading + text + trailing;
}
