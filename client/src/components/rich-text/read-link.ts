import type { MentionRow } from '#store/rows/status-row.ts';
import { displayHost } from '#lib/url/display-host.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import type { MentionIndex } from './mention-index.ts';
import type { RichNode } from './rich-node.ts';

/* Only the beginning of a text can pass for a URL: nobody reads further. */
const readLength = 400;
const honestLength = 4000;

const withScheme = /(?:[a-z][a-z\d+.-]{1,12}:\/\/|www\.)[^\s/?#"'<>()]+/i;

function bareHost(text: string): string | undefined {
  return /^(?:[\p{L}\p{N}_-]+\.)+[\p{L}][\p{L}\p{N}-]+(?=\.*$|\.\.|[:/?#])/u.exec(text)?.[0];
}

function hostAfterAt(text: string): string | undefined {
  return /@[\w.-]+@([\p{L}\p{N}.-]+\.[\p{L}\p{N}-]+)/u.exec(text)?.[1];
}

/* Returns the host that a text names, normalised by `URL`. */
function claimedHost(seen: string): string | undefined {
  const text = seen.slice(0, readLength).normalize('NFKC').replaceAll('。', '.');
  const claim = withScheme.exec(text)?.[0] ?? bareHost(text) ?? hostAfterAt(text);
  if (claim === undefined) return undefined;
  const address = claim.replace(/^[^:/]+:\/\//, '').replace(/[.,;:!]+$/, '');
  if (address.includes('@')) return address;
  return safeLinkUrl(`https://${address}`)?.host ?? address;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/**
 * Returns the host to show beside a link: if its text names another host, hides a name before an
 * `@`, is invisible, or spells a host with look-alike letters. Undefined otherwise.
 */
function misleadingHost(url: URL, text: string): string | undefined {
  /* Without characters that are invisible on screen. */
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  if (url.host === '') return seen === '' ? url.href.slice(0, 80) : undefined;
  const host = displayHost(url.host);
  const shown = host.isDeceptive ? host.ascii : host.text;
  const hidesSomething = url.username !== '' || url.password !== '';
  if (hidesSomething || seen === '' || seen.length > honestLength) return shown;
  const claimed = claimedHost(seen);
  if (claimed === undefined) return undefined;
  return withoutWww(claimed) !== withoutWww(url.host) || host.isDeceptive ? shown : undefined;
}

function collectText(nodes: readonly RichNode[], onlyVisible: boolean, parts: string[]): void {
  for (const node of nodes) {
    if (node.kind === 'text') parts.push(node.text);
    else if (node.kind === 'emoji') parts.push(`:${node.emoji.shortcode}:`);
    else if (node.kind !== 'element') collectText(node.children, onlyVisible, parts);
    else if (node.tag === 'br') parts.push('\n');
    else if (!onlyVisible || node.mark !== 'invisible')
      collectText(node.children, onlyVisible, parts);
  }
}

/** Returns the text of inline nodes, without the parts of links that are visually hidden. */
export function visibleText(nodes: readonly RichNode[]): string {
  const parts: string[] = [];
  collectText(nodes, true, parts);
  return parts.join('');
}

export interface LinkContext {
  readonly mentions: MentionIndex;
  /** Names of the status's tags in lower case. */
  readonly tags: ReadonlySet<string>;
}

const tagSegment = /\/tags?\/([^/]+)\/?$/;

function isTagName(text: string): boolean {
  return /^[\p{L}\p{N}\p{M}\p{Pc}·・\u200C\u200D]{1,200}$/u.test(text);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/* From data-tag, otherwise from the end of a tag's URL (R-ROUTE-045). */
function tagOf(
  url: URL,
  text: string,
  attributes: ReadonlyMap<string, string>,
  { tags }: LinkContext,
): string | undefined {
  const written = text.startsWith('#') ? text.slice(1) : '';
  const isTag =
    /(?:^|\s)hashtag(?:\s|$)/.test(attributes.get('class') ?? '') ||
    /(?:^|\s)tag(?:\s|$)/.test(attributes.get('rel') ?? '') ||
    tags.has(written.toLowerCase());
  if (!isTag) return undefined;
  const candidates = [
    attributes.get('data-tag') ?? '',
    decoded(tagSegment.exec(url.pathname)?.[1] ?? ''),
    tags.has(written.toLowerCase()) ? written : '',
  ];
  return candidates.find(isTagName);
}

/* A link to a mention's URL is that mention. So is a name on the same host, if the server marked
   the link as a mention. */
function mentionedAccount(
  url: URL,
  isMarked: boolean,
  { mentions }: LinkContext,
): MentionRow | undefined {
  const account = mentions.byUrl(url);
  if (account !== undefined || !isMarked) return account;
  return mentions.byName(decoded(/\/@?([^/]+)\/?$/.exec(url.pathname)?.[1] ?? ''), url.host);
}

/** Returns the kind of an anchor with a safe URL, by its attributes and text. */
export function readLink(
  url: URL,
  attributes: ReadonlyMap<string, string>,
  children: readonly RichNode[],
  context: LinkContext,
): RichNode {
  const { href } = url;
  const text = visibleText(children);
  const tag = tagOf(url, text, attributes, context);
  if (tag !== undefined) return { kind: 'hashtag', href, tag, children };
  const host = misleadingHost(url, text);
  const honesty = host === undefined ? {} : { host };
  const isMarked = /(?:^|\s)mention(?:\s|$)/.test(attributes.get('class') ?? '');
  const account = mentionedAccount(url, isMarked, context);
  return account !== undefined || isMarked
    ? { kind: 'mention', href, ...(account && { account }), ...honesty, children }
    : { kind: 'link', href, ...honesty, children };
}
