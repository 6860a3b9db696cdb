import { lineText } from '../rich-text/line-text.ts';
import { plainText } from '../rich-text/plain-text.ts';
import type { StatusRow } from '../rows/status-row.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';

/** Two lines never show more characters. */
const maxLength = 240;

/** Maximum number of characters read; more white space than this is not removed. */
const maxRead = 8_000;

/**
 * Characters of markup that almost always contain the first words, and that are read if they do
 * not.
 */
const markupLengths = { first: 8_000, most: 64_000 };

/* In these cases the server's plain text is unusable: it joins lines without a space, shows hidden
   text, and has no formulas, quotation marks and links of players. */
const isBeyondPlain =
  /<br|<\/p>\s*<p|mfm[_-]blur|<(?:audio|details|embed|iframe|img|input|math|object|q|video)\b/i;

function textOf({ plainText: plain, content = '', quoteId }: StatusRow): string {
  const hidesQuote = Boolean(quoteId);
  /* The whole content is tested, however long its markup is. */
  const isPlainBest = content === '' || (!hidesQuote && !isBeyondPlain.test(content));
  if (plain !== undefined && isPlainBest) return plain;
  const wanted = { hidesQuote, hidesHidden: true };
  const text = plainText(content.slice(0, markupLengths.first), wanted);
  const isEnough = text.length > maxLength || content.length <= markupLengths.first;
  /* The cut may leave the `<` of a tag at the end. */
  return isEnough
    ? text
    : plainText(content.slice(0, markupLengths.most).replace(/<$/, ''), wanted);
}

/**
 * Returns the text without the mentions that it begins with, which say only whom it is for. One
 * that is part of a sentence stays ("@edda, yes"), and so does a text of nothing but mentions.
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
 * mentions before it. Of a status with a subject, only the subject. Empty without text.
 */
export function statusExcerpt(status: StatusRow): string {
  const subject = lineText(status.plainSpoilerText ?? status.spoilerText ?? '').trim();
  const text = subject || withoutLeadingMentions(textOf(status).slice(0, maxRead), status.mentions);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${cutText(line, maxLength).trimEnd()}…`;
}
