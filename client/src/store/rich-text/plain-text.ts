import { endsLine } from './split-nodes.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './rich-node.ts';

/* Shown in place of blurred text and of the content of closed details. */
const placeholder = '[…]';

/* Returns whether a node is blurred text or the content of closed details. */
function isHidden(node: RichNode, parent: RichNode | undefined): boolean {
  if (node.kind === 'element' && node.effect?.name === 'blur') return true;
  const isInDetails = parent?.kind === 'element' && parent.tag === 'details';
  return isInDetails && !(node.kind === 'element' && node.tag === 'summary');
}

/* Appends the texts of nodes to `parts`. */
function write(
  nodes: readonly RichNode[],
  parts: string[],
  hidesHidden: boolean,
  parent?: RichNode,
): void {
  for (const node of nodes) {
    if (hidesHidden && isHidden(node, parent)) {
      if (parts.at(-1) !== placeholder) parts.push(placeholder);
    } else if (node.kind === 'text') {
      parts.push(node.text);
    } else if (node.kind === 'emoji') {
      parts.push(`:${node.emoji.shortcode}:`);
    } else {
      if (endsLine(node)) parts.push('\n');
      write(node.children, parts, hidesHidden, node);
      if (endsLine(node) && node.tag !== 'br') parts.push('\n');
    }
  }
}

/**
 * Converts HTML to plain text for labels, filters and counting: without markup, with emoji as
 * `:shortcode:`. `hidesQuote` leaves out the URL of the quoted status, for a text that is shown
 * with its quote. `hidesHidden` replaces blurred text and the content of details, for places where
 * hidden text must not be shown.
 */
export function plainText(html: string, { hidesQuote = false, hidesHidden = false } = {}): string {
  const parts: string[] = [];
  write(parseRichText(html, { hidesQuote }).nodes, parts, hidesHidden);
  return parts
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
