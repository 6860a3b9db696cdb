/**
 * Pads an emoji with the white space that servers need to recognise it: before it unless it follows
 * white space or nothing, after it unless white space follows. Returns it unchanged if padding is
 * turned off.
 */
export function padEmoji(
  emoji: string,
  {
    before,
    after,
    pads,
  }: { readonly before: string; readonly after: string; readonly pads: boolean },
): string {
  if (!pads) return emoji;
  const leading = before === '' || /\s$/.test(before) ? '' : ' ';
  const trailing = /^\s/.test(after) ? '' : ' ';
  return leading + emoji + trailing;
}
