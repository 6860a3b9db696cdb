import { indexEmojis } from './split-emoji.ts';
import type { EmojiRow } from '../rows/emoji-row.ts';
import type { MentionRow, TagRow } from '../rows/status-row.ts';
import { treeBuilderFor } from './tree-builder-for.ts';
import { MentionIndex } from './read-inline.ts';
import type { RichHashtag, RichMention, RichNode } from './rich-node.ts';
import { tokenizeHtml } from './tokenize-html.ts';

/** Data that the server sends with an HTML text. */
export interface RichTextContext {
  readonly emojis?: readonly EmojiRow[] | undefined;
  readonly mentions?: readonly MentionRow[] | undefined;
  readonly tags?: readonly TagRow[] | undefined;
  /** URL to which relative links are resolved; if absent, relative links are shown as text. */
  readonly baseUrl?: string | undefined;
  /** Leaves out the URL of the quoted status, because the quote itself is shown. */
  readonly hidesQuote?: boolean | undefined;
  /** Parses only this many characters, because no more are visible. */
  readonly maxLength?: number | undefined;
}

/* Maximum number of characters that are parsed: several times the limit of servers. */
const maximumLength = 500_000;

function* leaves(nodes: readonly RichNode[]): Generator<RichNode> {
  for (const node of nodes) {
    if (node.kind === 'element') yield* leaves(node.children);
    else yield node;
  }
}

function isSpace(node: RichNode): boolean {
  return node.kind === 'text' && node.text.trim() === '';
}

function textLength(node: RichNode): number {
  if (node.kind === 'text') return node.text.length;
  if (node.kind === 'emoji') return node.emoji.shortcode.length + 2;
  return node.children.reduce((sum, child) => sum + textLength(child), 0);
}

/* Returns the nodes of one kind at the beginning, ignoring white space between them. */
function leadingRun<T extends RichNode>(
  nodes: readonly RichNode[],
  isWanted: (node: RichNode) => node is T,
): T[] {
  const run: T[] = [];
  for (const node of nodes) {
    if (isWanted(node)) run.push(node);
    else if (!isSpace(node)) break;
  }
  return run;
}

function isMention(node: RichNode): node is RichMention {
  return node.kind === 'mention';
}

function isHashtag(node: RichNode): node is RichHashtag {
  return node.kind === 'hashtag';
}

/**
 * Parses HTML of a server into a tree that is safe to render: only allowed elements, no classes and
 * styles of the server, and no attributes except checked ones. Accepts any string, throws no error,
 * and takes linear time.
 */
export function parseRichText(html: string, context: RichTextContext = {}) {
  const Builder = treeBuilderFor(html);
  const builder = new Builder({
    emojis: indexEmojis(context.emojis),
    mentions: new MentionIndex(context.mentions),
    tags: new Set(context.tags?.map(({ name }) => name.toLowerCase())),
    baseUrl: context.baseUrl,
    hidesQuote: context.hidesQuote ?? false,
    maxLength: context.maxLength,
  });
  tokenizeHtml(html.slice(0, maximumLength), builder);
  const nodes = builder.finish();
  const inOrder = [...leaves(nodes)];
  return {
    nodes,
    textLength: inOrder.reduce((sum, node) => sum + textLength(node), 0),
    paragraphs: builder.paragraphs,
    mentions: inOrder.filter(isMention),
    /** The mentions at the beginning of the text. */
    firstMentions: leadingRun(inOrder, isMention),
    hashtags: inOrder.filter(isHashtag),
    /**
     * Returns the nodes of one kind at the beginning of a list, ignoring white space between them.
     */
    lastTags: leadingRun(inOrder.toReversed(), isHashtag).toReversed(),
    /** Whether the text exceeded the limits and was cut. */
    isTruncated: builder.isTruncated || html.length > maximumLength,
  };
}
