import { cutText } from '@rookery/contract/text/graphemes.ts';
import type { RichElement, RichNode } from './rich-node.ts';
import { isBlock } from './element-rules.ts';

function isRightToLeft(letter: string): boolean {
  return /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mand}\p{sc=Rohg}\p{sc=Samr}]/u.test(
    letter,
  );
}

/** Returns the direction of the first letter of a text; undefined if the text has no letters. */
function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return isRightToLeft(letter) ? 'rtl' : 'ltr';
}

/**
 * Returns the direction of the first letter in nodes, ignoring mentions and hashtags. Used for
 * containers of blocks, since the browser's `dir="auto"` would ignore the text of blocks inside,
 * which have a `dir` themselves.
 */
export function firstDirection(nodes: readonly RichNode[]): 'ltr' | 'rtl' | undefined {
  for (const node of nodes) {
    if (node.kind === 'text') {
      const direction = textDirection(node.text);
      if (direction !== undefined) return direction;
    } else if (node.kind === 'element' || node.kind === 'link') {
      const direction = firstDirection(node.children);
      if (direction !== undefined) return direction;
    }
  }
  return undefined;
}

/* Elements that are never split: code scrolls by itself, the browser does not lay out closed
   details, and a ruby annotation would look different if it were split. */
const unsplittable: ReadonlySet<string> = new Set(['pre', 'ruby', 'br', 'hr', 'details']);

/* Layout cost of an emoji in characters: an emoji needs several elements and an image file. */
const emojiLength = 10;

/** Returns the length of a node in characters, as a measure of its layout cost. */
export function nodeLength(node: RichNode): number {
  if (node.kind === 'text') return node.text.length;
  if (node.kind === 'emoji') return emojiLength;
  return node.children.reduce((sum, child) => sum + nodeLength(child), 2);
}

/** Returns whether a node ends a line: a line break or a block. */
export function endsLine(node: RichNode): node is RichElement {
  return node.kind === 'element' && (node.tag === 'br' || isBlock(node.tag));
}

/* Returns a direction mark (U+200E or U+200F) that gives the remainder of a split line the
   direction that its beginning has. */
function directionMark(line: string): string {
  return textDirection(line) === 'rtl' ? '\u200F' : '\u200E';
}

/* Each piece takes at least one character from the text, even if `cutText` returns none. */
function splitText(text: string, size: number): readonly string[] {
  const pieces: string[] = [];
  let at = 0;
  let mark = '';
  while (text.length - at > size * 1.5) {
    const window = text.slice(at, at + size + 2);
    const space = /\s\S*$/.exec(window.slice(0, size))?.index ?? -1;
    const piece = cutText(window, space > 0 ? space + 1 : size) || window.slice(0, 2);
    pieces.push(mark + piece);
    at += piece.length;
    const line = piece.slice(piece.lastIndexOf('\n') + 1);
    mark = line.trim() === '' ? '' : directionMark(line);
  }
  return [...pieces, mark + text.slice(at)];
}

function isItem(node: RichNode): node is RichElement {
  return node.kind === 'element' && node.tag === 'li';
}

/* Returns a function that gives the parts of an ordered list the numbers that the whole list
   would have. */
function numberParts({ attributes, children }: RichElement): (part: readonly RichNode[]) => number {
  const step = attributes?.reversed ? -1 : 1;
  let next = attributes?.start ?? (step > 0 ? 1 : children.filter(isItem).length);
  return (part) => {
    const items = part.filter(isItem);
    const start = items[0]?.continues ? next - step : next;
    for (const item of items) {
      if (!item.continues) next = (item.attributes?.value ?? next) + step;
    }
    return start;
  };
}

function splitElement(element: RichElement, size: number): readonly RichNode[] {
  if (unsplittable.has(element.tag) || element.effect) return [element];
  const startOf = element.tag === 'ol' ? numberParts(element) : undefined;
  return splitNodes(element.children, size).map((children, index) => {
    const attributes = startOf && { ...element.attributes, start: startOf(children) };
    return {
      ...element,
      ...(attributes && { attributes }),
      ...(index > 0 && { continues: true as const }),
      children,
    };
  });
}

function splitNode(node: RichNode, size: number): readonly RichNode[] {
  if (nodeLength(node) <= size) return [node];
  if (node.kind === 'text') {
    return splitText(node.text, size).map((text) => ({ kind: 'text', text }));
  }
  return node.kind === 'element' ? splitElement(node, size) : [node];
}

/**
 * Splits a long text into parts of about `size` characters, which a browser lays out separately. A
 * part ends at a line break if possible, otherwise at a word. The remainder of a split paragraph or
 * list is an element marked with `continues`.
 */
export function splitNodes(
  nodes: readonly RichNode[],
  size: number,
): readonly (readonly RichNode[])[] {
  const parts: RichNode[][] = [];
  let part: RichNode[] = [];
  let filled = 0;
  const finish = (): void => {
    if (part.length > 0) parts.push(part);
    part = [];
    filled = 0;
  };
  for (const node of nodes.flatMap((child) => splitNode(child, size))) {
    const added = nodeLength(node);
    if (filled + added > size * 1.5 || (filled >= size / 2 && filled + added > size)) finish();
    part.push(node);
    filled += added;
    if (filled >= size / 2 && endsLine(node)) finish();
  }
  finish();
  return parts;
}
