import { isBlock } from './element-rules.ts';
import type { RichNode } from './rich-node.ts';

const leading = /^[ \t\n\f\r]+/;
const lineBreak = /^\r?\n/;

/* A text is shown with its white space, as typed. White space between blocks or right after a break
   was added by the server's markup and would show as empty lines. */

/**
 * Returns the visible part of a text that follows `before` inside an element; a block if
 * `isInBlock`.
 */
export function visibleWhiteSpace(
  text: string,
  before: RichNode | undefined,
  isInBlock: boolean,
): string {
  if (before === undefined) return isInBlock ? text.replace(leading, '') : text;
  if (before.kind !== 'element') return text;
  if (before.tag === 'br') return text.replace(lineBreak, '');
  return isBlock(before.tag) ? text.replace(leading, '') : text;
}

/** Removes white space at the end of a block's content, or before a block. */
export function trimEnd(children: RichNode[]): void {
  const last = children.at(-1);
  if (last?.kind !== 'text') return;
  const text = last.text.trimEnd();
  if (text === '') children.pop();
  else children[children.length - 1] = { kind: 'text', text };
}
