import { findEmoji, splitEmoji } from './split-emoji.ts';
import type { EmojiRow } from '../rows/emoji-row.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import { cleanText } from '#lib/clean-text.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import {
  allowedTags,
  isBlock,
  droppedElements,
  isHeading,
  voidElements,
  type RichTag,
} from './element-rules.ts';
import {
  type Attributes,
  type ElementMeaning,
  noAttributes,
  type OpenElement,
  type TreeContext,
} from './open-element.ts';
import { readLink, readSpan } from './read-inline.ts';
import type { RichElement, RichNode } from './rich-node.ts';
import type { MarkupHandler } from './tokenize-html.ts';
import { ShapingBound } from '#lib/shaping-bound.ts';
import { trimContentEnd, trimTextStart } from './trim-white-space.ts';

/* Limits of a text, far above those of legitimate texts. A longer text is cut, since it may be
   an attack on the page. */
const limits = { nodes: 5000, depth: 24, characters: 60_000 };

/**
 * Builds a tree of allowed nodes from tags that need not match. A wrongly nested element is closed
 * early, so that the tree is the one that an HTML parser would produce. The total time is linear:
 * each element is closed once, and every other step takes constant time.
 */
export class TreeBuilder implements MarkupHandler {
  /**
   * Number of paragraphs and line breaks, plus one. It determines whether a status is tall and gets
   * collapsed.
   */
  paragraphs = 1;
  isTruncated = false;
  protected readonly context: TreeContext;
  private readonly stack: OpenElement[] = [];
  private readonly shaping = new ShapingBound();
  private readonly openCounts = new Map<string, number>();
  private readonly root: OpenElement;
  protected top: OpenElement;
  private nodeCount = 0;
  private characterCount = 0;

  constructor(context: TreeContext) {
    this.context = context;
    this.root = {
      name: '',
      tag: 'div',
      isNode: true,
      isDropped: false,
      isLiteral: false,
      depth: 0,
      children: [],
      attributes: noAttributes,
      meaning: {},
    };
    this.top = this.root;
  }

  finish(): readonly RichNode[] {
    while (this.stack.length > 0) this.pop();
    trimContentEnd(this.root.children);
    return this.root.children;
  }

  text(text: string): void {
    if (this.isTruncated || this.top.isDropped) return;
    const { children, tag, isLiteral } = this.top;
    const maxCharacters = Math.min(
      limits.characters,
      this.context.maxLength ?? Number.POSITIVE_INFINITY,
    );
    const remaining = maxCharacters - this.characterCount;
    const cleaned = cleanText(cutText(text, remaining), this.shaping);
    const shown = isLiteral ? cleaned : trimTextStart(cleaned, children.at(-1), isBlock(tag));
    this.characterCount += shown.length;
    if (shown !== '') this.appendText(isLiteral ? [shown] : splitEmoji(shown, this.context.emojis));
    /* Set after the cut text has been added, since nothing is added once this flag is set. */
    if (text.length > remaining) this.isTruncated = true;
  }

  open(name: string, attributes: Attributes, isSelfClosing: boolean): void {
    if (this.isTruncated) return;
    if (this.top.isDropped) {
      if (!voidElements.has(name) && !isSelfClosing) this.pushDropped(name);
    } else if (voidElements.has(name)) {
      this.openVoid(name, attributes);
    } else if (droppedElements.has(name)) {
      if (!isSelfClosing || (name !== 'svg' && name !== 'math')) this.pushDropped(name);
    } else if (this.context.hidesQuote && readSpan(attributes).mark === 'quote-inline') {
      /* The element that contains the URL of the quoted status: Mastodon sends a paragraph
         before the text, Akkoma a span at its end. */
      this.pushDropped(name);
    } else if (name === 'a') {
      this.openLink(attributes);
    } else if (name === 'span') {
      this.openSpan(attributes);
    } else {
      if (name === 'p') this.paragraphs += 1;
      const tag = allowedTags.get(name);
      if (isBlock(tag)) this.startBlock();
      this.push(name, this.fittingTag(tag), attributes);
    }
  }

  close(name: string): void {
    if (!this.isOpen(name)) return;
    while (this.pop() !== name);
  }

  protected isOpen(name: string): boolean {
    return (this.openCounts.get(name) ?? 0) > 0;
  }

  protected openVoid(name: string, attributes: Attributes): void {
    if (name === 'br') {
      this.paragraphs += 1;
      this.append({ kind: 'element', tag: 'br', children: [] });
    } else if (name === 'hr') {
      this.startBlock();
      this.append({ kind: 'element', tag: 'hr', children: [] });
    } else if (name === 'img') {
      this.openImage(attributes);
    }
  }

  /* A link without a safe URL is unwrapped, so that only its content remains. */
  protected openLink(attributes: Attributes): void {
    this.close('a');
    const url = safeLinkUrl(attributes.get('href') ?? '', this.context.baseUrl);
    if (url !== undefined) this.push('a', 'a', attributes, { url });
  }

  /* An image is displayed only if the status lists its URL as that of a custom emoji. Other
     images become links. */
  protected openImage(attributes: Attributes): void {
    const alt = attributes.get('alt') ?? attributes.get('title') ?? '';
    const emoji = findEmoji(alt.replaceAll(':', ''), this.context.emojis);
    if (emoji !== undefined) {
      this.append({ kind: 'emoji', emoji });
    } else if (this.isOpen('a')) {
      this.text(alt);
    } else {
      const href = attributes.get('src') ?? '';
      this.openLink(new Map([['href', href]]));
      this.text(alt.trim() === '' && this.isOpen('a') ? href : alt);
      this.close('a');
    }
  }

  private openSpan(attributes: Attributes): void {
    const meaning = readSpan(attributes);
    const { mark, effect } = meaning;
    // Mastodon's classes that visually hide parts of a text are honoured only within a link.
    // Elsewhere they would hide content.
    const isShortening = mark === 'invisible' || mark === 'ellipsis';
    const matters = effect !== undefined || (isShortening ? this.isOpen('a') : mark !== undefined);
    this.push('span', matters ? 'span' : undefined, attributes, meaning);
  }

  protected startBlock(): void {
    this.close('p');
    if (!this.top.isLiteral) trimContentEnd(this.top.children);
  }

  /* Returns the tag that may be used at this position; undefined if the element must be
     unwrapped. */
  protected fittingTag(tag: RichTag | undefined): RichTag | undefined {
    if (isHeading(tag)) {
      while (isHeading(this.top.tag)) this.pop();
    } else if (tag === 'li') {
      if (this.top.tag === 'li') this.close('li');
      if (this.top.tag !== 'ul' && this.top.tag !== 'ol') return 'div';
    } else if (tag === 'rt' || tag === 'rp') {
      while (this.top.tag === 'rt' || this.top.tag === 'rp') this.pop();
      if (this.top.tag !== 'ruby') return undefined;
    } else if (tag === 'summary') {
      if (this.top.tag !== 'details' || this.top.children.length > 0) return 'div';
    }
    return tag;
  }

  protected push(
    name: string,
    tag: RichTag | 'a' | undefined,
    attributes: Attributes,
    meaning: ElementMeaning = {},
  ): void {
    const { top } = this;
    /* Elements beyond the maximum depth are unwrapped, except those that hide their content,
       such as details. */
    const isHiding = meaning.effect?.name === 'blur' || tag === 'details';
    const deepest = limits.depth + (tag === 'summary' ? 2 : Number(isHiding));
    const isNode = tag !== undefined && top.depth < deepest && this.spend();
    // A block that is nested too deeply for an element of its own still begins a new line.
    if (!isNode && isBlock(tag)) this.append({ kind: 'element', tag: 'br', children: [] });
    this.enter({
      name,
      tag: isNode ? tag : top.tag,
      isNode,
      isDropped: false,
      isLiteral: top.isLiteral || tag === 'pre' || tag === 'code',
      depth: top.depth + (isNode ? 1 : 0),
      children: isNode ? [] : top.children,
      attributes,
      meaning,
    });
  }

  protected pushDropped(name: string): void {
    this.enter({ ...this.top, name, isNode: false, isDropped: true });
  }

  protected enter(frame: OpenElement): void {
    this.stack.push(frame);
    this.top = frame;
    this.openCounts.set(frame.name, (this.openCounts.get(frame.name) ?? 0) + 1);
  }

  /* Closes the innermost open element and returns its name. */
  protected pop(): string {
    const frame = this.stack.pop() ?? this.root;
    const { name } = frame;
    this.top = this.stack.at(-1) ?? this.root;
    this.openCounts.set(name, (this.openCounts.get(name) ?? 0) - 1);
    if (frame.isNode) this.complete(frame);
    else if (!frame.isDropped && (name === 'td' || name === 'th')) this.text(' ');
    return name;
  }

  protected complete({ tag, attributes, meaning, children, isLiteral }: OpenElement): void {
    const siblings = this.top.children;
    if (isBlock(tag)) {
      if (!isLiteral) trimContentEnd(children);
    } else if (children.length === 0) {
      return;
    }
    if (tag === 'a') {
      const { url } = meaning;
      if (url !== undefined) siblings.push(readLink(url, attributes, children, this.context));
    } else if (tag !== undefined) {
      siblings.push({
        kind: 'element',
        tag,
        ...meaning,
        ...this.allowedAttributes(tag, attributes, children),
        children,
      });
    }
  }

  /* Returns the allowed attributes of an element. This class allows none; `FullTreeBuilder`
     overrides the method. */
  protected allowedAttributes(
    tag: RichTag,
    attributes: Attributes,
    _children: RichNode[],
  ): Pick<RichElement, 'attributes' | 'mark'> {
    const start = tag === 'ol' ? Number.parseInt(attributes.get('start') ?? '', 10) : Number.NaN;
    return Math.abs(start) < 100_000 ? { attributes: { start } } : {};
  }

  private appendText(pieces: readonly (string | EmojiRow)[]): void {
    const { children } = this.top;
    for (const piece of pieces) {
      const last = children.at(-1);
      if (typeof piece !== 'string') this.append({ kind: 'emoji', emoji: piece });
      else if (last?.kind !== 'text') this.append({ kind: 'text', text: piece });
      else children[children.length - 1] = { kind: 'text', text: last.text + piece };
    }
  }

  protected append(node: RichNode): void {
    if (this.spend()) this.top.children.push(node);
  }

  /* Counts one more node. Returns whether the node is still within the limits. */
  private spend(): boolean {
    this.isTruncated ||= this.nodeCount >= limits.nodes;
    this.nodeCount += 1;
    return !this.isTruncated;
  }
}
