import type { MentionRow } from '#store/rows/status-row.ts';
import type { MentionIndex } from './mention-index.ts';
import { misleadingHost } from './misleading-host.ts';
import { visibleText } from './node-text.ts';
import type { RichNode } from './rich-node.ts';

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
