import type { EmojiRow } from '../rows/emoji-row.ts';
import type { MentionRow } from '../rows/status-row.ts';
import type { ElementAttributes } from './element-attributes.ts';
import type { RichTag } from './element-rules.ts';

/** The numbering of a list. `task`: an item with a box to tick. */
export type ListMark = 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman' | 'task';

/** The meaning of a span's class, for known classes, or of a list. */
export type RichMark =
  | 'invisible'
  | 'ellipsis'
  | 'quote-inline'
  | 'greentext'
  | 'cyantext'
  | ListMark;

/** An effect of Misskey's markup: `spin` with `{ x: true, speed: '1s' }`. */
export interface RichEffect {
  readonly name: string;
  readonly options: Readonly<Record<string, string | true>>;
}

export interface RichElement {
  readonly kind: 'element';
  readonly tag: RichTag;
  readonly mark?: RichMark;
  readonly effect?: RichEffect;
  readonly attributes?: ElementAttributes;
  /** The remainder of an element that was split to limit layout time. */
  readonly continues?: true;
  readonly children: readonly RichNode[];
}

export interface RichLink {
  readonly kind: 'link';
  readonly href: string;
  /** The real host of a link with a misleading text. */
  readonly host?: string;
  readonly children: readonly RichNode[];
}

export interface RichMention {
  readonly kind: 'mention';
  readonly href: string;
  /** Set if the status lists the account among its mentions. */
  readonly account?: MentionRow;
  readonly host?: string;
  readonly children: readonly RichNode[];
}

export interface RichHashtag {
  readonly kind: 'hashtag';
  readonly href: string;
  /** Without the `#`. */
  readonly tag: string;
  readonly children: readonly RichNode[];
}

export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emoji'; readonly emoji: EmojiRow }
  | RichElement
  | RichLink
  | RichMention
  | RichHashtag;
