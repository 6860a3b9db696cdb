/**
 * An emoji with the white space that servers need around it to find it: before, unless white space or
 * nothing stands there; behind, unless white space follows. Where padding is not wanted, as it is.
 */
export function padded(
  emoji: string,
  {
    before,
    after,
    pads,
  }: { readonly before: string; readonly after: string; readonly pads: boolean },
): string {
  if (!pads) return emoji;
  const lead = before === '' || /\s$/.test(before) ? '' : ' ';
  const trail = /^\s/.test(after) ? '' : ' ';
  return lead + emoji + trail;
}
