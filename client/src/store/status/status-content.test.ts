import { expect, it, test } from 'vitest';
import type { StatusRow } from '../rows/status-row.ts';
import {
  estimateStatusLines,
  isLongSpoilerText,
  isTallStatus,
  mentionsAboveText,
} from './status-content.ts';

const paragraphs = (amount: number): string => '<p>a</p>'.repeat(amount);

test.each([
  ['nothing', '', 0],
  ['one paragraph', '<p>heron</p>', 1 + 5 / 80],
  ['lines in a paragraph', '<p>a<br>b<br/>c</p>', 3 + 3 / 80],
  ['no elements but p and br', '<pre>a</pre><bruh>b</bruh>', 2 / 80],
  ['a long line', `<p>${'x'.repeat(800)}</p>`, 11],
])(
  'estimateStatusLines: for %s, counts paragraphs, lines and every 80 characters [R-STATUS-025]',
  (_, content, tall) => {
    expect(estimateStatusLines({ id: '1', content })).toBe(tall);
  },
);

test.each([
  [`<details><summary>A</summary>${paragraphs(40)}</details>`, false],
  [`<DETAILS>${'x'.repeat(9000)}`, false],
  [`${paragraphs(40)}<details><summary>A</summary>x</details>`, true],
])('isTallStatus: does not count the content of closed details: %#', (content, tall) => {
  expect(isTallStatus({ id: '1', content, plainText: content })).toBe(tall);
});

test('estimateStatusLines: counts the characters of the plain text if the server sends one', () => {
  expect(estimateStatusLines({ id: '1', content: '<p>a</p>', plainText: 'x'.repeat(160) })).toBe(3);
});

test.each([
  ['<br>'.repeat(20), false],
  [`${'<br>'.repeat(20)}x`, true],
  [paragraphs(20), true],
  [paragraphs(19), false],
  [`<p>${'x'.repeat(19 * 80)}</p>`, false],
  [`<p>${'x'.repeat(19 * 80 + 1)}</p>`, true],
])('isTallStatus: returns true for more than 20 lines [R-CONST-087]', (content, tall) => {
  expect(isTallStatus({ id: '1', content })).toBe(tall);
});

test('isLongSpoilerText: returns true for more than 240 characters [R-CONST-088]', () => {
  expect(isLongSpoilerText('x'.repeat(240))).toBe(false);
  expect(isLongSpoilerText('x'.repeat(241))).toBe(true);
});

function reply(url: string, content: string): StatusRow {
  const mentions = [{ id: '12', acct: 'news@news.example', username: 'news', url }];
  return { id: '1', accountId: '2', content, mentions };
}

it.each([
  ['https://news.example', '<a class="mention" href="https://news.example/">@news</a>'],
  ['https://news.example', "<a href='https://NEWS.example'>@news</a>"],
  ['https://news.example/?a=1&b=2', '<a href="https://news.example/?a=1&amp;b=2">@news</a>'],
  [
    'https://news.example/users/news',
    '<a class="mention" href="https://news.example/@news">@news</a>',
  ],
])(
  'mentionsAboveText: leaves out the account with the URL %s if the text mentions it: %s',
  (url, content) => {
    expect(mentionsAboveText(reply(url, content))).toEqual([]);
  },
);

const account = (username: string) => ({
  id: username,
  acct: username,
  username,
  url: `https://far.example/@${username}`,
});

const idsIn = (row: StatusRow) => mentionsAboveText(row).map(({ id }) => id);

test('mentionsAboveText: returns an account mentioned at the start of a reply, and not one mentioned within its text', () => {
  const content = '@edda @jun hello @wei'.replaceAll(
    /@(\w+)/g,
    '<a class="mention" href="https://far.example/@$1">@$1</a>',
  );
  const mentions = ['edda', 'jun', 'wei'].map(account);
  const status = { id: '1', accountId: 'mira', content, mentions };
  expect(idsIn({ ...status, inReplyToId: '0', inReplyToAccountId: 'edda' })).toEqual(['jun']);
  expect(idsIn({ ...status, inReplyToId: '0', inReplyToAccountId: 'noor' })).toEqual([]);
  expect(idsIn({ ...status, inReplyToId: '0', inReplyToAccountId: 'mira' })).toEqual([
    'edda',
    'jun',
  ]);
  expect(idsIn(status)).toEqual([]);
});

it.each([
  ['https://news.example', 'nobody is named'],
  ['https://news.example', 'as text: "https://news.example"'],
  ['https://news.example', '<a href="https://news.example/post/1">a post</a>'],
  ['', '<a href="https://news.example/">here</a>'],
])(
  'mentionsAboveText: returns the account with the URL %s if the text does not mention it: %s',
  (url, content) => {
    expect(mentionsAboveText(reply(url, content))).toHaveLength(1);
  },
);
