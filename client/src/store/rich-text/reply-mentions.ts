import type { RichMention, RichNode } from './rich-node.ts';
import { endsLine } from './split-nodes.ts';

interface Split {
  readonly mentions: readonly RichMention[];
  readonly rest: readonly RichNode[];
  /** Whether the nodes contain the end of the first line. */
  readonly isEnded: boolean;
}

/* Splits the mentions at the start of the first line from the rest. Nodes before the mentions
   must be blank. */
function splitFirstLine(nodes: readonly RichNode[]): Split {
  const mentions: RichMention[] = [];
  for (const [index, node] of nodes.entries()) {
    const following = nodes.slice(index + 1);
    if (node.kind === 'mention') mentions.push(node);
    else if (node.kind === 'text') {
      if (node.text.trim() === '') continue;
      /* A mention that is followed directly by punctuation is part of the sentence: "@edda, yes"
         and "@edda’s heron". */
      const attached = /^\S/.test(node.text) ? mentions.pop() : undefined;
      const rest = attached
        ? [attached, node, ...following]
        : [{ ...node, text: node.text.trimStart() }, ...following];
      return { mentions, rest, isEnded: true };
    } else if (node.kind !== 'element') {
      return { mentions, rest: nodes.slice(index), isEnded: true };
    } else if (node.tag === 'br') {
      if (mentions.length > 0) return { mentions, rest: following, isEnded: true };
    } else if (node.children.length === 0 || node.tag === 'details') {
      return { mentions, rest: nodes.slice(index), isEnded: true };
    } else {
      const inside = splitFirstLine(node.children);
      mentions.push(...inside.mentions);
      if (!inside.isEnded && !(endsLine(node) && mentions.length > 0)) continue;
      const remaining =
        inside.rest.length === 0 ? following : [{ ...node, children: inside.rest }, ...following];
      return { mentions, rest: remaining, isEnded: true };
    }
  }
  return { mentions, rest: [], isEnded: false };
}

/**
 * Value for the id of the account replied to, if the line above the text names everybody who is
 * addressed.
 */
export const anyAddressee = '*';

/**
 * Splits the mentions on the first line of a reply from its text, so that the line above the text
 * can show them. The mentioned accounts must be known and include the account replied to. Returns
 * no mentions if no text would remain.
 */
export function splitReplyMentions(
  nodes: readonly RichNode[],
  repliedToId: string | undefined,
): Pick<Split, 'mentions' | 'rest'> {
  if (repliedToId === undefined) return { mentions: [], rest: nodes };
  const { mentions, rest } = splitFirstLine(nodes);
  const isReplyPrefix =
    rest.length > 0 &&
    mentions.every(({ account }) => account !== undefined) &&
    mentions.some(({ account }) => account?.id === repliedToId || repliedToId === anyAddressee);
  return isReplyPrefix ? { mentions, rest } : { mentions: [], rest: nodes };
}
