import type { RichMention, RichNode } from './rich-node.ts';

/** A group of more than five successive mentions, separated only by spaces. */
export interface MentionRun {
  readonly kind: 'mentions';
  readonly mentions: readonly RichMention[];
}

/** Number of successive mentions that are shown without being collapsed. */
export const maxMentions = 5;

function isGap(node: RichNode): boolean {
  return node.kind === 'text' && /^[^\S\n]*$/.test(node.text);
}

/**
 * Combines more than five successive mentions into one group, so that it can be collapsed. A line
 * break or a word ends a succession (R-STATUS-007).
 */
export function gatherMentions(nodes: readonly RichNode[]): readonly (RichNode | MentionRun)[] {
  const pieces: (RichNode | MentionRun)[] = [];
  let at = 0;
  while (at < nodes.length) {
    const mentions: RichMention[] = [];
    let end = at;
    for (let next = at; next < nodes.length; next += 1) {
      const node = nodes[next];
      if (node?.kind === 'mention') {
        mentions.push(node);
        end = next + 1;
      } else if (!node || !isGap(node)) break;
    }
    if (mentions.length > maxMentions) {
      pieces.push({ kind: 'mentions', mentions });
    } else {
      end = Math.max(end, at + 1);
      pieces.push(...nodes.slice(at, end));
    }
    at = end;
  }
  return pieces;
}
