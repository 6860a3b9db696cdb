import { plainText } from '#domain/rich-text/plain-text.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { cutText } from '#lib/graphemes.ts';

/** More than two lines never show. */
const longest = 240;

/** How much of a text is looked at; more blanks than this are not taken out of it. */
const longestRead = 8_000;

/** As much markup as holds the first words nearly always; the second holds them where it does not. */
const markupRead = { first: 8_000, most: 64_000 };

/* Then the server's plain text will not do: it joins lines without a space, and shows blurred words. */
const isBeyondPlain = /<br|<\/p>\s*<p|mfm[_-]blur/i;

function textOf({ plainText: plain, content = '', quoteId }: StatusRow): string {
  const hidesQuote = Boolean(quoteId);
  /* The whole content is tested, however long its markup is. */
  const isPlainBest = content === '' || (!hidesQuote && !isBeyondPlain.test(content));
  if (plain !== undefined && isPlainBest) return plain;
  const wanted = { hidesQuote, hidesBlurred: true };
  const words = plainText(content.slice(0, markupRead.first), wanted);
  const isEnough = words.length > longest || content.length <= markupRead.first;
  /* The cut may leave the `<` of a tag at the end. */
  return isEnough ? words : plainText(content.slice(0, markupRead.most).replace(/<$/, ''), wanted);
}

/**
 * The first words of a status on one line, custom emoji as `:shortcode:`. Of a status with a subject
 * that alone, since the rest is not for passing eyes. Empty when nothing was written.
 */
export function statusExcerpt(status: StatusRow): string {
  const subject = (status.plainSpoilerText ?? status.spoilerText ?? '').trim();
  const line = (subject || textOf(status).slice(0, longestRead)).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${cutText(line, longest).trimEnd()}…`;
}
