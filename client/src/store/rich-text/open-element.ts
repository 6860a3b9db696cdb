import type { EmojiIndex } from './split-emoji.ts';
import type { RichTag } from './element-rules.ts';
import type { LinkContext, SpanMeaning } from './read-inline.ts';
import type { RichNode } from './rich-node.ts';

/** What a tree is built with, besides the markup. */
export interface TreeContext extends LinkContext {
  readonly emojis: EmojiIndex;
  readonly baseUrl: string | undefined;
  readonly hidesQuote: boolean;
  readonly maxLength: number | undefined;
}

export type Attributes = ReadonlyMap<string, string>;

/** The meaning of an element: of a span by its class, of a link by its URL. */
export type Meaning = SpanMeaning & { readonly url?: URL };

/** An open element. An unwrapped one shares its parent's children and tag. */
export interface OpenElement {
  readonly name: string;
  readonly tag: RichTag | 'a' | undefined;
  readonly isNode: boolean;
  readonly isDropped: boolean;
  readonly isLiteral: boolean;
  readonly depth: number;
  readonly children: RichNode[];
  readonly attributes: Attributes;
  readonly meaning: Meaning;
}

/** Of an element that no attribute matters for. */
export const noAttributes: Attributes = new Map();
