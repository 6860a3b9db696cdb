import type { StateInline } from 'markdown-it';

const scheme = /https?$/;
/* Excludes what Markdown parses first: code, links, autolinks, escapes and entities. */
const addressRest = /:\/\/(?:[^\s<>"'`\\[\]&]|&(?!#?\w{1,31};))+/y;
/** Not the end of an address, so that `**https://a.example/**` stays bold. */
const punctuation = '?!.,:;*_~)';

/**
 * A markdown-it rule that keeps an address as typed, so that `_` and `*` in it are not emphasis
 * (GitHub's extension of CommonMark). `linkText` creates the link.
 */
export function bareAddressRule(state: StateInline, isSilent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== ':' || !scheme.test(src.slice(Math.max(pos - 5, 0), pos))) return false;
  addressRest.lastIndex = pos;
  const [found = ''] = addressRest.exec(src) ?? [];
  let end = Math.min(found.length, posMax - pos);
  while (end > 3 && punctuation.includes(found.charAt(end - 1))) end -= 1;
  if (end <= 3) return false;
  if (!isSilent) state.pending += found.slice(0, end);
  state.pos += end;
  return true;
}
