import { indexEmojis } from '#domain/emoji/split-emoji.ts';
import type { EmojiRow } from '#entities/rows/emoji-row.ts';
import type { MentionRow, TagRow } from '#entities/rows/status-row.ts';
import { MentionIndex } from './mention-index.ts';
import type { RichHashtag, RichMention, RichNode } from './rich-node.ts';
import { tokenizeHtml } from './tokenize-html.ts';
import { TreeBuilder } from './tree-builder.ts';

/** What the JSON around an HTML text says about it. */
export interface RichTextContext {
  readonly emojis?: readonly EmojiRow[] | undefined;
  readonly mentions?: readonly MentionRow[] | undefined;
  readonly tags?: readonly TagRow[] | undefined;
  /** What relative links start from; without it they are no links. */
  readonly baseUrl?: string | undefined;
  /** Leaves out the address of a quoted status, for when the quote itself is shown. */
  readonly hidesQuote?: boolean | undefined;
  /** Reads only so many characters, where no more can be seen. */
  readonly maxLength?: number | undefined;
}

/** An HTML text, read once: only what may be shown, and what is known of it. */
export interface RichText {
  readonly nodes: readonly RichNode[];
  readonly textLength: number;
  /** Paragraphs and line breaks, plus one. */
  readonly paragraphs: number;
  readonly mentions: readonly RichMention[];
  /** Those that the text begins with. */
  readonly firstMentions: readonly RichMention[];
  readonly hashtags: readonly RichHashtag[];
  /** Those that the text ends in. */
  readonly lastTags: readonly RichHashtag[];
  /** Whether the text was too much to show, and was cut. */
  readonly isTruncated: boolean;
}

/* Several times what servers take; the rest is cut before it is read. */
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

/* The run of nodes of one kind that `nodes` begins with, white space between them aside. */
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
 * Reads HTML from a server into a tree that is safe to show: allowed elements only, no attribute
 * but checked links, no class or style of the server's. Takes any string, never throws, and costs
 * time in proportion to its length.
 */
export function parseRichText(html: string, context: RichTextContext = {}): RichText {
  const builder = new TreeBuilder({
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
    firstMentions: leadingRun(inOrder, isMention),
    hashtags: inOrder.filter(isHashtag),
    lastTags: leadingRun(inOrder.toReversed(), isHashtag).toReversed(),
    isTruncated: builder.isTruncated || html.length > maximumLength,
  };
}
