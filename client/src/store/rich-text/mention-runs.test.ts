import { expect, test } from 'vitest';
import { gatherMentions } from './mention-runs.ts';
import type { RichMention, RichNode } from './rich-node.ts';

function mention(name: string): RichMention {
  return {
    kind: 'mention',
    href: `https://far.example/@${name}`,
    children: [{ kind: 'text', text: `@${name}` }],
  };
}

/** Converts a text to nodes: each word that begins with `@` becomes a mention. */
function nodesOf(text: string): RichNode[] {
  return text
    .split(/(@\w+)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('@') ? mention(part.slice(1)) : { kind: 'text', text: part }));
}

function textsOf(text: string): string[] {
  return gatherMentions(nodesOf(text)).map((piece) => {
    if (piece.kind === 'mentions') return `run of ${piece.mentions.length}`;
    return piece.kind === 'text' ? piece.text : piece.kind;
  });
}

test.each([
  ['hello', ['hello']],
  ['@a @b hello', ['mention', ' ', 'mention', ' hello']],
  ['@a @b @c @d @e @f hello', ['run of 6', ' hello']],
  [
    '@a @b @c\n@d @e @f',
    ['mention', ' ', 'mention', ' ', 'mention', '\n', 'mention', ' ', 'mention', ' ', 'mention'],
  ],
  ['to @a @b @c @d @e @f @g', ['to ', 'run of 7']],
  ['@a @b @c @d @e @f and @g', ['run of 6', ' and ', 'mention']],
  ['', []],
])('gatherMentions: groups %j as %j', (text, expected) => {
  expect(textsOf(text)).toEqual(expected);
});
