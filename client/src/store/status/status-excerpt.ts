import { plainLineText } from '../rich-text/plain-line-text.ts';
import { plainText } from '../rich-text/plain-text.ts';
import type { StatusRow } from '../rows/status-row.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { hasQuote } from './has-quote.ts';

/** Maximum number of characters in an excerpt, which is shown on at most two lines. */
const maxLength = 240;

/** Maximum number of characters in which white space is collapsed. */
const maxRead = 8_000;

/**
 * Number of characters of markup that are parsed: at first `first`, which almost always contain
 * enough words, and otherwise `most`.
 */
const markupLengths = { first: 8_000, most: 64_000 };

/* Matches HTML whose plain text by the server is unusable: it joins lines without a space,
   contains hidden text, or lacks formulas, quotation marks and links to media files. */
const isBeyondPlain =
  /<br|<\/p>\s*<p|mfm[_-]blur|<(?:audio|details|embed|iframe|img|input|math|object|q|video)\b/i;

function textOf(status: StatusRow): string {
  const { plainText: plain, content = '' } = status;
  const hidesQuote = hasQuote(status);
  /* The whole content is tested, even though only its beginning is parsed. */
  const isPlainBest = content === '' || (!hidesQuote && !isBeyondPlain.test(content));
  if (plain !== undefined && isPlainBest) return plain;
  const wanted = { hidesQuote, hidesHidden: true };
  const text = plainText(content.slice(0, markupLengths.first), wanted);
  const isEnough = text.length > maxLength || content.length <= markupLengths.first;
  /* Cutting the markup may leave the `<` of an incomplete tag at the end. */
  return isEnough
    ? text
    : plainText(content.slice(0, markupLengths.most).replace(/<$/, ''), wanted);
}

/**
 * Removes the mentions at the start of a text, which only say whom the text is for. A mention that
 * is part of a sentence stays ("@edda, yes"), and so does a text that consists only of mentions.
 */
function withoutLeadingMentions(text: string, mentions: StatusRow['mentions'] = []): string {
  const names = new Set(mentions.flatMap(({ acct, username }) => [acct, username]));
  let rest = text.trimStart();
  for (;;) {
    const [lead, name] = /^@(\S+)\s+/.exec(rest) ?? [];
    if (lead === undefined || name === undefined || !names.has(name)) break;
    rest = rest.slice(lead.length);
  }
  return rest;
}

/**
 * Returns the beginning of a status on one line, with custom emoji as `:shortcode:` and without the
 * mentions at its start. For a status with a subject, returns only the subject. Empty if the status
 * has no text.
 */
export function statusExcerpt(status: StatusRow): string {
  const subject = plainLineText(status.plainSpoilerText ?? status.spoilerText ?? '').trim();
  const text = subject || withoutLeadingMentions(textOf(status).slice(0, maxRead), status.mentions);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${cutText(line, maxLength).trimEnd()}…`;
}
