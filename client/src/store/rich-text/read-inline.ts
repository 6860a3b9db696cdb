import type { MentionRow } from '../rows/status-row.ts';
import { comparableUrl } from '#lib/url/comparable-url.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { displayHost } from '#lib/url/display-host.ts';
import type { RichEffect, RichMark, RichNode } from './rich-node.ts';

/** The accounts that a status mentions, by URL and by name and host. */
export class MentionIndex {
  readonly #byUrl = new Map<string, MentionRow>();
  readonly #byName = new Map<string, MentionRow>();

  constructor(mentions: readonly MentionRow[] = []) {
    /* The list is reversed, so that of two mentions with the same key the first one overwrites
       the other in the map. */
    for (const mention of mentions.toReversed()) {
      const url = safeLinkUrl(mention.url);
      if (url === undefined) continue;
      this.#byUrl.set(comparableUrl(url), mention);
      this.#byName.set(`${mention.username.toLowerCase()}@${url.host}`, mention);
    }
  }

  /**
   * Returns the mentioned account with this URL. Both URLs are normalised, since `mentions[].url`
   * may lack a path.
   */
  byUrl(url: URL): MentionRow | undefined {
    return this.#byUrl.size === 0 ? undefined : this.#byUrl.get(comparableUrl(url));
  }

  /**
   * Returns the mentioned account with this name on this host. Servers link to the profile page or
   * to the ActivityPub id.
   */
  byName(name: string, host: string): MentionRow | undefined {
    return this.#byName.get(`${name.toLowerCase()}@${host}`);
  }
}

/* Number of characters of a link's text that are checked for a misleading host. Readers can
   mistake only the beginning of a text for a URL. */
const readLength = 400;
const honestLength = 4000;

const withScheme = /(?:[a-z][a-z\d+.-]{1,12}:\/\/|www\.)[^\s/?#"'<>()]+/i;

function bareHost(text: string): string | undefined {
  return /^(?:[\p{L}\p{N}_-]+\.)+[\p{L}][\p{L}\p{N}-]+(?=\.*$|\.\.|[:/?#])/u.exec(text)?.[0];
}

function hostAfterAt(text: string): string | undefined {
  return /@[\w.-]+@([\p{L}\p{N}.-]+\.[\p{L}\p{N}-]+)/u.exec(text)?.[1];
}

/* Returns the host that a text contains, normalised by `URL`. */
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
 * Returns the host to show beside a link with a misleading text; undefined for other links. A text
 * misleads if it names another host, hides a name before an `@`, is invisible, or spells a host
 * with look-alike letters.
 */
function misleadingHost(url: URL, text: string): string | undefined {
  /* The text without characters that are not visible, such as zero-width spaces. */
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

/**
 * Returns the text of inline nodes, without the parts of a link's text that are visually hidden.
 */
export function visibleText(nodes: readonly RichNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text;
    else if (node.kind === 'emoji') text += `:${node.emoji.shortcode}:`;
    else if (node.kind !== 'element') text += visibleText(node.children);
    else if (node.tag === 'br') text += '\n';
    else if (node.mark !== 'invisible') text += visibleText(node.children);
  }
  return text;
}

export interface LinkContext {
  readonly mentions: MentionIndex;
  /** Names of the hashtags of the status in lower case. */
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

/* Returns the hashtag of a link: the value of its `data-tag`, or else the end of its URL
   (R-ROUTE-045). */
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

/* Returns the account that a link mentions: the one with this URL, or, if the server marked the
   link as a mention, the one with this name on this host. */
function mentionedAccount(
  url: URL,
  isMarked: boolean,
  { mentions }: LinkContext,
): MentionRow | undefined {
  const account = mentions.byUrl(url);
  if (account !== undefined || !isMarked) return account;
  return mentions.byName(decoded(/\/@?([^/]+)\/?$/.exec(url.pathname)?.[1] ?? ''), url.host);
}

/**
 * Converts a link with a safe URL to a mention, a hashtag or a plain link, by its attributes and
 * text.
 */
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

export interface SpanMeaning {
  readonly mark?: RichMark;
  readonly effect?: RichEffect;
}

const marks: readonly RichMark[] = [
  'invisible',
  'ellipsis',
  'quote-inline',
  'greentext',
  'cyantext',
];

/* Akkoma and Pleroma write `_mfm_spin_`. The format that servers agreed on later is `mfm-spin`. */
const effectClass = /^(?:_mfm_([a-z\d]{1,16})_|mfm-([a-z\d]{1,16}))$/;
const optionName = /^data-(?:mfm-)?([a-z]{1,8})$/;
const optionValue = /^(?:-?\d{1,4}(?:\.\d{1,3})?(?:s|ms|deg)?|[\da-f]{3,8})$/i;
const maximumOptions = 8;

function readEffect(name: string, attributes: ReadonlyMap<string, string>): RichEffect {
  const options: [string, string | true][] = [];
  for (const [attribute, value] of attributes) {
    const option = optionName.exec(attribute)?.[1];
    if (option === undefined || options.length === maximumOptions) continue;
    if (value === '' || value === 'true' || value === option) options.push([option, true]);
    else if (optionValue.test(value)) options.push([option, value]);
  }
  return { name, options: Object.fromEntries(options) };
}

/**
 * Returns the meaning of a span by its class. The tree contains this meaning and never the class
 * itself.
 */
export function readSpan(attributes: ReadonlyMap<string, string>): SpanMeaning {
  const classes = attributes.get('class');
  if (classes === undefined) return {};
  for (const name of classes.split(/\s+/, 16)) {
    const mark = marks.find((one) => one === name);
    if (mark !== undefined) return { mark };
    const effect = effectClass.exec(name);
    const effectName = effect?.[1] ?? effect?.[2];
    if (effectName !== undefined) return { effect: readEffect(effectName, attributes) };
  }
  return {};
}
