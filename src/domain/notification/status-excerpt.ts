import { plainText } from '#domain/rich-text/plain-text.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';

/** More than two lines never show. */
const longest = 240;

/** What is cut away unread: parsing it would cost more than it tells. */
const longestHtml = 8_000;

function textOf({ plainText: plain, content = '', quoteId }: StatusRow): string {
  const html = content.slice(0, longestHtml);
  const hidesQuote = Boolean(quoteId);
  /* The server's plain text runs lines together, and tells what is quoted and what is blurred. */
  const isOneLine = !hidesQuote && !/<br|<\/p>\s*<p|mfm[_-]blur/i.test(html);
  const isPlainBest = isOneLine || html === '';
  return plain !== undefined && isPlainBest
    ? plain
    : plainText(html, { hidesQuote, hidesBlurred: true });
}

/**
 * The first words of a status on one line, custom emoji as `:shortcode:`. Of a status with a subject
 * that alone, since the rest is not for passing eyes. Empty when nothing was written.
 */
export function statusExcerpt(status: StatusRow): string {
  const subject = (status.plainSpoilerText ?? status.spoilerText ?? '').trim();
  const line = (subject || textOf(status).slice(0, longestHtml)).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}
