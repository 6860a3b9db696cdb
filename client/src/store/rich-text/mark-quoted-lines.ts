import { endsLine } from './split-nodes.ts';
import type { RichMark, RichNode } from './rich-node.ts';

/* Only lines in these elements are coloured as quotations. Lists, code and blockquotes have
   styles of their own. */
const parseTags: ReadonlySet<string> = new Set(['p', 'div']);

/* Returns the first character of a line that is neither white space nor part of a mention, so
   that `@alice > so you say` is coloured too. */
function firstCharacter(line: readonly RichNode[]): string | undefined {
  for (const node of line) {
    if (node.kind === 'mention') continue;
    if (node.kind === 'emoji') return ':';
    if (node.kind === 'text') {
      const text = node.text.replace(/^(?:\s|@\S+)+/u, '');
      if (text !== '') return text[0];
    } else {
      const found = firstCharacter(node.children);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function markOf(line: readonly RichNode[]): RichMark | undefined {
  const first = firstCharacter(line);
  if (first === '>') return 'greentext';
  return first === '<' ? 'cyantext' : undefined;
}

function coloured(line: readonly RichNode[]): readonly RichNode[] {
  const mark = markOf(line);
  return mark ? [{ kind: 'element', tag: 'span', mark, children: line }] : line;
}

/**
 * Marks the lines of a text that begin with `>` or `<`, with mentions before it allowed, so that
 * they are coloured.
 */
export function markQuotedLines(nodes: readonly RichNode[]): readonly RichNode[] {
  const shown: RichNode[] = [];
  let line: RichNode[] = [];
  const finish = (): void => {
    shown.push(...coloured(line));
    line = [];
  };
  for (const node of nodes) {
    if (endsLine(node)) {
      finish();
      const isRead = parseTags.has(node.tag);
      shown.push(isRead ? { ...node, children: markQuotedLines(node.children) } : node);
    } else if (node.kind === 'text' && node.text.includes('\n')) {
      for (const [index, text] of node.text.split('\n').entries()) {
        if (index > 0) {
          finish();
          shown.push({ kind: 'text', text: '\n' });
        }
        if (text !== '') line.push({ kind: 'text', text });
      }
    } else {
      line.push(node);
    }
  }
  finish();
  return shown;
}
