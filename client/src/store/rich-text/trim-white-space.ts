import { isBlock } from './element-rules.ts';
import type { RichNode } from './rich-node.ts';

const leading = /^[ \t\n\f\r]+/;
const lineBreak = /^\r?\n/;

/**
 * Removes the white space at the start of a text that belongs to the server's markup and not to the
 * text: between blocks, and a line break after `<br>`. White space is displayed as written
 * (`pre-wrap`), so this would appear as empty lines. `before` is the node before the text;
 * `isInBlock` is true if the text is directly in a block.
 */
export function trimTextStart(
  text: string,
  before: RichNode | undefined,
  isInBlock: boolean,
): string {
  if (before === undefined) return isInBlock ? text.replace(leading, '') : text;
  if (before.kind !== 'element') return text;
  if (before.tag === 'br') return text.replace(lineBreak, '');
  return isBlock(before.tag) ? text.replace(leading, '') : text;
}

/** Removes the white space at the end of nodes that fill a block or precede a block. */
export function trimContentEnd(children: RichNode[]): void {
  const last = children.at(-1);
  if (last?.kind !== 'text') return;
  const text = last.text.trimEnd();
  if (text === '') children.pop();
  else children[children.length - 1] = { kind: 'text', text };
}
