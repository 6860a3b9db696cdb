import type { EmojiIndex } from './split-emoji.ts';
import type { RichTag } from './element-rules.ts';
import type { LinkContext, SpanMeaning } from './read-inline.ts';
import type { RichNode } from './rich-node.ts';

/** The data from which a tree is built, in addition to the HTML itself. */
export interface TreeContext extends LinkContext {
  readonly emojis: EmojiIndex;
  readonly baseUrl: string | undefined;
  readonly hidesQuote: boolean;
  readonly maxLength: number | undefined;
}

export type Attributes = ReadonlyMap<string, string>;

/** The meaning of an element in the tree: for a span that of its class, for a link its URL. */
export type ElementMeaning = SpanMeaning & { readonly url?: URL };

/**
 * An element whose end tag has not been read yet. An unwrapped element adds nothing to the tree:
 * its `children` and `tag` are those of its parent.
 */
export interface OpenElement {
  readonly name: string;
  readonly tag: RichTag | 'a' | undefined;
  readonly isNode: boolean;
  readonly isDropped: boolean;
  readonly isLiteral: boolean;
  readonly depth: number;
  readonly children: RichNode[];
  readonly attributes: Attributes;
  readonly meaning: ElementMeaning;
}

/** An empty map, for elements whose attributes are not read. */
export const noAttributes: Attributes = new Map();
