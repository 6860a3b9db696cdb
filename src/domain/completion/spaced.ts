/**
 * A mention or hashtag with the white space that servers need to find it: before it where a letter stands
 * there, as in scripts without spaces, and behind it unless a space follows.
 */
export function spaced(text: string, before: string, after: string): string {
  const lead = /[\p{L}\p{M}\p{N}]$/u.test(before) ? ' ' : '';
  const trail = /^[^\S\r\n]/.test(after) ? '' : ' ';
  return lead + text + trail;
}
