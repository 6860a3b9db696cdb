import type { EmojiIndex } from './split-emoji.ts';
import type { RichTag } from './element-rules.ts';
import type { LinkContext, SpanMeaning } from './read-inline.ts';
import type { RichNode } from './rich-node.ts';

/** What a tree is built from in addition to the markup. */
export interface TreeContext extends LinkContext {
  readonly emojis: EmojiIndex;
  readonly baseUrl: string | undefined;
  readonly hidesQuote: boolean;
  readonly maxLength: number | undefined;
}

export type Attributes = ReadonlyMap<string, string>;

/** The meaning of an element: of a span its class, of a link its URL. */
export type ElementMeaning = SpanMeaning & { readonly url?: URL };

/**
 * An element whose end tag has not been read yet. An unwrapped element shares the children and the
 * tag of its parent.
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

/** The attributes of an element for which attributes do not matter. */
export const noAttributes: Attributes = new Map();
