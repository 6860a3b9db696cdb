import { boundGraphemes } from '@rookery/contract/text/bound-graphemes.ts';
import { decodeReferences } from './character-references.ts';

const inlineTags =
  /<\/?(?:a|abbr|b|big|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|su[bp]|tt|u)(?:\s[^<>=]*=[^<>]*|\s*)>/gi;
const blockTags =
  /<\/?(?:blockquote|br|center|div|h[1-6]|hr|img|li|ol|p|pre|ul)(?:\s[^<>=]*=[^<>]*|[\s/]*)>/gi;
const isMarkup = /<\/[a-z]|<br\b|<p>/i;

/**
 * Converts a subject, a poll option or the title of a preview to plain text. The API defines these
 * as plain text, but Friendica, Hubzilla and WordPress send character references and tags in them.
 * A tag that is never closed, such as "<b>" alone, and an unknown tag were meant literally. Letters
 * that were separated by a removed tag cannot form an endless grapheme.
 */
export function plainLineText(text: string): string {
  const plain = isMarkup.test(text)
    ? text.replaceAll(inlineTags, '').replaceAll(blockTags, ' ').replaceAll(/ {2,}/g, ' ').trim()
    : text;
  return boundGraphemes(decodeReferences(plain, 'line'));
}
