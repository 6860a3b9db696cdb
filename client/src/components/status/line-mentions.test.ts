import { expect, it } from 'vitest';
import type { StatusRow } from '#store/rows/status-row.ts';
import { lineMentions } from './line-mentions.ts';

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
])('lineMentions: leaves out %s, which the text names: %s', (url, content) => {
  expect(lineMentions(reply(url, content))).toEqual([]);
});

it.each([
  ['https://news.example', 'nobody is named'],
  ['https://news.example', 'as text: "https://news.example"'],
  ['https://news.example', '<a href="https://news.example/post/1">a post</a>'],
  ['', '<a href="https://news.example/">here</a>'],
])('lineMentions: lists %s, which the text does not name: %s', (url, content) => {
  expect(lineMentions(reply(url, content))).toHaveLength(1);
});
