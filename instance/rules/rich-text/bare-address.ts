import type { StateInline } from 'markdown-it';

const scheme = /https?$/;
/* Without what Markdown reads first: code, links, autolinks, escapes and entities. */
const rest = /:\/\/(?:[^\s<>"'`\\[\]&]|&(?!#?\w{1,31};))+/y;
/** Ends no address, so that `**https://a.example/**` stays bold. */
const punctuation = '?!.,:;*_~)';

/**
 * A rule of markdown-it: leaves an address as it is written, so that `_` and `*` in it are no emphasis
 * (GitHub's extension of CommonMark). `linkText` makes the link.
 */
export function readAddress(state: StateInline, isSilent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== ':' || !scheme.test(src.slice(Math.max(pos - 5, 0), pos))) return false;
  rest.lastIndex = pos;
  const [found = ''] = rest.exec(src) ?? [];
  let end = Math.min(found.length, posMax - pos);
  while (end > 3 && punctuation.includes(found.charAt(end - 1))) end -= 1;
  if (end <= 3) return false;
  if (!isSilent) state.pending += found.slice(0, end);
  state.pos += end;
  return true;
}
