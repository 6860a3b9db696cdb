import { endsLine } from './split-nodes.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './rich-node.ts';

/* Replaces blurred text. */
const blurPlaceholder = '[…]';

function write(nodes: readonly RichNode[], parts: string[], hidesBlurred: boolean): void {
  for (const node of nodes) {
    if (hidesBlurred && node.kind === 'element' && node.effect?.name === 'blur') {
      parts.push(blurPlaceholder);
    } else if (node.kind === 'text') {
      parts.push(node.text);
    } else if (node.kind === 'emoji') {
      parts.push(`:${node.emoji.shortcode}:`);
    } else {
      if (endsLine(node)) parts.push('\n');
      write(node.children, parts, hidesBlurred);
      if (endsLine(node) && node.tag !== 'br') parts.push('\n');
    }
  }
}

/**
 * Returns the text of HTML for labels, filters and counting: no markup, emoji as `:shortcode:`.
 * `hidesQuote` omits the URL of a quoted status, if it is shown with its quote; `hidesBlurred`
 * replaces blurred text, for places where others may see it.
 */
export function plainText(html: string, { hidesQuote = false, hidesBlurred = false } = {}): string {
  const parts: string[] = [];
  write(parseRichText(html, { hidesQuote }).nodes, parts, hidesBlurred);
  return parts
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
