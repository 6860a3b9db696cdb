import { expect, test } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './rich-node.ts';
import { anyAddressee, splitReplyMentions } from './reply-mentions.ts';

const account = (username: string) => ({
  id: username,
  acct: `${username}@far.example`,
  username,
  url: `https://far.example/@${username}`,
});

/** Replaces each `@name` by a mention in HTML as Akkoma writes it. */
const html = (text: string): string =>
  text.replaceAll(
    /@(\w+)/g,
    '<span class="h-card"><a class="u-url mention" href="https://far.example/@$1">@<span>$1</span></a></span>',
  );

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'emoji' ? '' : textOf(node.children);
    })
    .join('');
}

function split(text: string, repliedToId: string | undefined = 'edda') {
  const { nodes } = parseRichText(html(text), { mentions: ['edda', 'jun', 'wei'].map(account) });
  const { mentions, rest } = splitReplyMentions(nodes, repliedToId);
  return [mentions.map((mention) => mention.account?.id), textOf(rest)];
}

test.each([
  ['<p>@edda hello</p>', ['edda'], 'hello'],
  ['@edda hello', ['edda'], 'hello'],
  ['<p>@edda @jun hello @wei</p>', ['edda', 'jun'], 'hello @wei'],
  ['<p>@jun @edda<br>hello</p>', ['jun', 'edda'], 'hello'],
  ['<p>@edda</p><p>@jun said so</p>', ['edda'], '@jun said so'],
  ['<p>@edda<br>@jun said so</p>', ['edda'], '@jun said so'],
  ['<p><br>@edda hello</p>', ['edda'], 'hello'],
  ['<p>@edda</p><blockquote>hello</blockquote>', ['edda'], 'hello'],
  ['<p>@edda <b>hello</b></p>', ['edda'], 'hello'],
])(
  'splitReplyMentions: splits the reply %s to edda into the mentions %j and the text %j',
  (text, mentions, rest) => {
    expect(split(text)).toEqual([mentions, rest]);
  },
);

test.each([
  ['the account replied to is not mentioned', '<p>@jun is right</p>'],
  ['no text would remain', '<p>@edda</p>'],
  ['the mention is part of the sentence', '<p>@edda, hello</p>'],
  ['the mention has a genitive', '<p>@edda’s heron</p>'],
  ['a mentioned account is unknown', '<p>@edda @nobody hello</p>'],
  ['text precedes the mention', '<p>hello @edda</p>'],
  ['a horizontal rule precedes the mention', '<hr><p>@edda hello</p>'],
  ['there is no text', ''],
])('splitReplyMentions: returns no mentions of a reply to edda if %s: %s', (_, text) => {
  const { nodes } = parseRichText(html(text), { mentions: ['edda', 'jun', 'wei'].map(account) });
  expect(split(text)).toEqual([[], textOf(nodes)]);
});

test('splitReplyMentions: with anyAddressee, splits any known mentions at the start from the text', () => {
  expect(split('<p>@jun @wei hello</p>', anyAddressee)).toEqual([['jun', 'wei'], 'hello']);
  expect(split('<p>@nobody hello</p>', anyAddressee)).toEqual([[], '@nobody hello']);
  expect(split('<p>hello</p>', anyAddressee)).toEqual([[], 'hello']);
});

test('splitReplyMentions: leaves the last of several mentions in the text if it is part of the sentence', () => {
  expect(split('<p>@edda @jun’s heron</p>')).toEqual([['edda'], '@jun’s heron']);
});

test('splitReplyMentions: returns no mentions if the account replied to is unknown', () => {
  const { nodes } = parseRichText(html('@edda hello'), { mentions: [account('edda')] });
  expect(splitReplyMentions(nodes, undefined).rest).toBe(nodes);
});
