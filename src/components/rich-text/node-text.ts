import type { RichNode } from './rich-node.ts';

function collectText(nodes: readonly RichNode[], onlyVisible: boolean, parts: string[]): void {
  for (const node of nodes) {
    if (node.kind === 'text') parts.push(node.text);
    else if (node.kind === 'emoji') parts.push(`:${node.emoji.shortcode}:`);
    else if (node.kind !== 'element') collectText(node.children, onlyVisible, parts);
    else if (node.tag === 'br') parts.push('\n');
    else if (!onlyVisible || node.mark !== 'invisible')
      collectText(node.children, onlyVisible, parts);
  }
}

/** Returns the text of inline nodes, without the parts of links that are visually hidden. */
export function visibleText(nodes: readonly RichNode[]): string {
  const parts: string[] = [];
  collectText(nodes, true, parts);
  return parts.join('');
}
