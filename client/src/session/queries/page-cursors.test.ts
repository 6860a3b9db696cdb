import { expect, test } from 'vitest';
import { getFollowers } from '@rookery/contract/calls/accounts.ts';
import { getReports } from '@rookery/contract/calls/admin-reports.ts';
import { getUsers } from '@rookery/contract/calls/admin-registrations.ts';
import { getEmojiPack, getEmojiPacks } from '@rookery/contract/calls/emoji-packs.ts';
import { search } from '@rookery/contract/calls/search.ts';
import { limitOf, nextPageCursor, totalOf } from './page-cursors.ts';

const links = {};

test.each([
  ['one page of one item', { count: 1, total: 1 }, undefined],
  ['a full page with all items', { count: 30, limit: 30, total: 30 }, undefined],
  ['more than one page', { count: 30, limit: 30, total: 31 }, { page: 2 }],
  [
    'the second of two',
    { count: 1, loaded: 31, limit: 30, total: 31, mark: { page: 2 } },
    undefined,
  ],
  [
    'the second of three',
    { count: 30, loaded: 60, limit: 30, total: 61, mark: { page: 2 } },
    { page: 3 },
  ],
  ['a dropped item', { count: 29, loaded: 29, limit: 30, total: 30 }, undefined],
  ['no requested size', { count: 50, loaded: 50, total: 80 }, { page: 2 }],
  ['no total', { count: 3, limit: 30 }, { page: 2 }],
  ['no total, an empty page', { count: 0, loaded: 30, limit: 30, mark: { page: 2 } }, undefined],
  ['an empty list', { count: 0, total: 0 }, undefined],
])('nextPageCursor: numbered pages, %s', (_, reading, expected) => {
  expect(nextPageCursor(getEmojiPacks, { links, ...reading })).toEqual(expected);
});

test('nextPageCursor: ends linked pages without a link, whatever their size', () => {
  expect(nextPageCursor(getFollowers, { count: 1, links: { older: '7' } })).toEqual({
    max_id: '7',
  });
  expect(nextPageCursor(getFollowers, { count: 20, links, limit: 20 })).toBeUndefined();
});

test('nextPageCursor: ends offset pages with a short one', () => {
  const mark = { offset: 20 };
  expect(nextPageCursor(search, { count: 20, links, limit: 20, mark })).toEqual({ offset: 40 });
  expect(nextPageCursor(search, { count: 19, links, limit: 20, mark })).toBeUndefined();
});

test.each([
  [getEmojiPacks, { count: 7 }],
  [getEmojiPack, { files_count: 7 }],
  [getReports, { total: 7 }],
  [getUsers, { count: 7 }],
])('totalOf: reads the field that the call names', (call, answer) => {
  expect(totalOf(call, answer)).toBe(7);
  expect(totalOf(call, {})).toBeUndefined();
  expect(totalOf(call, null)).toBeUndefined();
});

test('limitOf: reads limit and page_size', () => {
  expect(limitOf({ query: { limit: 40 } })).toBe(40);
  expect(limitOf({ query: { page_size: 30 } })).toBe(30);
  expect(limitOf({})).toBeUndefined();
});
