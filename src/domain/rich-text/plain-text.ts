import { isBlock } from './element-rules.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './rich-node.ts';

/* Stands in place of blurred words. */
const hidden = '[…]';

function write(nodes: readonly RichNode[], parts: string[], hidesBlurred: boolean): void {
  for (const node of nodes) {
    if (hidesBlurred && node.kind === 'element' && node.effect?.name === 'blur') {
      parts.push(hidden);
    } else if (node.kind === 'text') {
      parts.push(node.text);
    } else if (node.kind === 'emoji') {
      parts.push(`:${node.emoji.shortcode}:`);
    } else {
      const lines = node.kind === 'element' && (node.tag === 'br' || isBlock(node.tag));
      if (lines) parts.push('\n');
      write(node.children, parts, hidesBlurred);
      if (lines && node.kind === 'element' && node.tag !== 'br') parts.push('\n');
    }
  }
}

/**
 * The words of an HTML text, for labels, filters and counting: no markup, emoji as `:shortcode:`.
 * `hidesQuote` leaves out the address of what is quoted, as for a text that is shown with its quote;
 * `hidesBlurred` puts a sign where words are blurred, as for a text that whoever passes by may see.
 */
export function plainText(html: string, { hidesQuote = false, hidesBlurred = false } = {}): string {
  const parts: string[] = [];
  write(parseRichText(html, { hidesQuote }).nodes, parts, hidesBlurred);
  return parts
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
