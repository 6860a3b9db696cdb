import type { EmojiRow } from '../rows/emoji-row.ts';
import type { MentionRow } from '../rows/status-row.ts';
import type { ElementAttributes } from './element-attributes.ts';
import type { RichTag } from './element-rules.ts';

/** The numbering of a list; `task` for an item that begins with a checkbox. */
export type ListMark = 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman' | 'task';

/** The meaning of a span with a known class, or the mark of a list. */
export type RichMark =
  | 'invisible'
  | 'ellipsis'
  | 'quote-inline'
  | 'greentext'
  | 'cyantext'
  | ListMark;

/**
 * An effect of MFM (Misskey's markup), such as `spin` with the options `{ x: true, speed: '1s' }`.
 */
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
  /**
   * Set if this element continues the previous one: both are parts of an element that was split to
   * limit layout time.
   */
  readonly continues?: true;
  readonly children: readonly RichNode[];
}

export interface RichLink {
  readonly kind: 'link';
  readonly href: string;
  /** The real host of a link whose text is misleading. */
  readonly host?: string;
  readonly children: readonly RichNode[];
}

export interface RichMention {
  readonly kind: 'mention';
  readonly href: string;
  /** The mentioned account, if the status lists it among its mentions. */
  readonly account?: MentionRow;
  readonly host?: string;
  readonly children: readonly RichNode[];
}

export interface RichHashtag {
  readonly kind: 'hashtag';
  readonly href: string;
  /** Name of the hashtag without `#`. */
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
