import type { RichMention, RichNode } from './rich-node.ts';

/** Mentions that follow one another with nothing but spaces between them. */
export interface MentionRun {
  readonly kind: 'mentions';
  readonly mentions: readonly RichMention[];
}

/** As many mentions in a row are shown before the rest is folded. */
export const shownMentions = 5;

function isGap(node: RichNode): boolean {
  return node.kind === 'text' && /^[^\S\n]*$/.test(node.text);
}

/**
 * Gathers each row of more than five mentions into one piece, so that it can be folded; a line break
 * or a word ends a row (R-STATUS-007).
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
    if (mentions.length > shownMentions) {
      pieces.push({ kind: 'mentions', mentions });
    } else {
      end = Math.max(end, at + 1);
      pieces.push(...nodes.slice(at, end));
    }
    at = end;
  }
  return pieces;
}
