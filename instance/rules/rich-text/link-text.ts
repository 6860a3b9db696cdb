import { escapeHtml } from '../escape-html.ts';
import { originPlaceholder } from '../origin-placeholder.ts';

/** An account that can be mentioned. */
export interface Mentionable {
  readonly id: string;
  readonly username: string;
  /** URL of the profile. It may start with the origin placeholder (`origin-placeholder.ts`). */
  readonly url: string;
}

/** Collects the mentions and hashtags of a text while it is rendered. */
export interface TextReferences {
  /** Returns the account of a handle, which is linked only if there is one. */
  readonly find: (acct: string) => Mentionable | undefined;
  /** The mentioned accounts by id. */
  readonly mentions: Map<string, Mentionable>;
  /** The hashtags in lower case. */
  readonly tags: Set<string>;
}

const word = String.raw`[A-Za-z0-9_]+(?:[.-]+[A-Za-z0-9_]+)*`;
const linkable = new RegExp(
  [
    String.raw`(?<url>https?:\/\/[^\s<>"']+)`,
    String.raw`(?<![\w/@])@(?<acct>${word}(?:@${word})?)`,
    String.raw`(?<![\w&/])#(?<tag>[\p{L}\p{M}\p{N}_]*[\p{L}_][\p{L}\p{M}\p{N}_]*)`,
  ].join('|'),
  'gu',
);

const brackets = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** Maximum number of closing brackets examined at the end of an address. */
const maxBrackets = 8;

/**
 * Returns the length without punctuation at the end. A regular expression with `+$` would start at
 * each mark of a long run, which takes quadratic time.
 */
function trimmedLength(text: string): number {
  let end = text.length;
  while (end > 0 && '.,;:!?'.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

/** Removes punctuation and closing brackets at the end of an address that belong to the sentence. */
function trimAddress(address: string): string {
  let trimmed = address;
  for (let count = 0; count < maxBrackets; count += 1) {
    trimmed = trimmed.slice(0, trimmedLength(trimmed));
    const isSurplus = brackets.some(
      ([opening, closing]) =>
        trimmed.endsWith(closing) && trimmed.split(closing).length > trimmed.split(opening).length,
    );
    if (!isSurplus) break;
    trimmed = trimmed.slice(0, -1);
  }
  return trimmed;
}

function link(url: string): string {
  const safe = escapeHtml(url);
  return `<a href="${safe}" rel="ugc">${safe}</a>`;
}

/** Returns the HTML of a mention, with the classes that clients recognise mentions by. */
export function mentionLink({ id, url, username }: Mentionable): string {
  return `<span class="h-card"><a class="u-url mention" data-user="${id}" href="${escapeHtml(url)}" rel="ugc">@<span>${escapeHtml(username)}</span></a></span>`;
}

function tagLink(tag: string): string {
  const name = tag.toLowerCase();
  return `<a class="hashtag" data-tag="${name}" href="${originPlaceholder}/tag/${name}" rel="tag ugc">#${tag}</a>`;
}

/**
 * Maximum number of mentions, and of hashtags, per text that become links. Each can put the post into
 * the lists of other accounts.
 */
const maxLinks = 50;

function mentioned(acct: string, named: TextReferences): Mentionable | undefined {
  const person = named.find(acct);
  return person && (named.mentions.has(person.id) || named.mentions.size < maxLinks)
    ? person
    : undefined;
}

/**
 * Converts plain text to HTML with links for addresses, mentions and tags. Line breaks stay
 * unchanged.
 */
export function linkText(text: string, named: TextReferences): string {
  let html = '';
  let at = 0;
  for (const match of text.matchAll(linkable)) {
    if (match.index < at) continue;
    const { url, acct, tag } = match.groups ?? {};
    let length = match[0].length;
    let made: string | undefined;
    if (url !== undefined) {
      const address = trimAddress(url);
      length = address.length;
      made = link(address);
    } else if (acct !== undefined) {
      const person = mentioned(acct, named);
      if (person) {
        named.mentions.set(person.id, person);
        made = mentionLink(person);
      }
    } else if (tag !== undefined) {
      const name = tag.toLowerCase();
      if (named.tags.has(name) || named.tags.size < maxLinks) {
        named.tags.add(name);
        made = tagLink(tag);
      }
    }
    if (made === undefined) continue;
    html += escapeHtml(text.slice(at, match.index)) + made;
    at = match.index + length;
  }
  return html + escapeHtml(text.slice(at));
}
