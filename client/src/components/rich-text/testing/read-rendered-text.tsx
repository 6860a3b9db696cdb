import { render } from '@testing-library/react';
import { RichText } from '../rich-text.tsx';

/** Returns the visible text: one line per block or break, emoji and images by their names. */
export function readRenderedText(
  html: string,
  props: Partial<Parameters<typeof RichText>[0]> = {},
): string {
  const { container } = render(<RichText html={html} {...props} />);
  const parts: string[] = [];
  function walk(node: Node): void {
    if (node.nodeType === node.TEXT_NODE) parts.push(node.textContent ?? '');
    if (!(node instanceof HTMLElement)) return;
    const isLine = /^(?:P|DIV|LI|UL|OL|BLOCKQUOTE|PRE|H\d|HR)$/.test(node.tagName);
    if (isLine || node.tagName === 'BR') parts.push('\n');
    if (node instanceof HTMLImageElement) parts.push(node.alt);
    node.childNodes.forEach(walk);
    if (isLine) parts.push('\n');
  }
  walk(container);
  return parts.join('').replaceAll(/\n+/g, '\n').trim();
}
