import { expect, test } from 'vitest';
import { getFollowers } from '@rookery/contract/calls/accounts.ts';
import { getReports } from '@rookery/contract/calls/admin-reports.ts';
import { getUsers } from '@rookery/contract/calls/admin-registrations.ts';
import { getEmojiPack, getEmojiPacks } from '@rookery/contract/calls/emoji-packs.ts';
import { search } from '@rookery/contract/calls/search.ts';
import {
  countItems,
  isKnownCursor,
  requestedPageSize,
  nextPageCursor,
  repeatsKnownItems,
  totalItemCount,
} from './page-cursors.ts';

const links = {};

test.each([
  ['a single page of one item', { count: 1, total: 1 }, undefined],
  ['a full page with all items', { count: 30, limit: 30, total: 30 }, undefined],
  ['a full first page of two', { count: 30, limit: 30, total: 31 }, { page: 2 }],
  [
    'the second page of two',
    { count: 1, loaded: 31, limit: 30, total: 31, mark: { page: 2 } },
    undefined,
  ],
  [
    'the second page of three',
    { count: 30, loaded: 60, limit: 30, total: 61, mark: { page: 2 } },
    { page: 3 },
  ],
  ['a server that sends fewer than requested', { count: 20, limit: 50, total: 45 }, { page: 2 }],
  [
    'the last page of a server that sends fewer than requested',
    { count: 5, loaded: 45, limit: 50, total: 45, mark: { page: 3 } },
    undefined,
  ],
  ['no requested size', { count: 50, loaded: 50, total: 80 }, { page: 2 }],
  ['no total', { count: 3, limit: 30 }, { page: 2 }],
  ['no total and an empty page', { count: 0, loaded: 30, limit: 30, mark: { page: 2 } }, undefined],
  ['an empty list', { count: 0, total: 0 }, undefined],
])(
  'nextPageCursor: returns the cursor after numbered pages with %s (%j): %j',
  (_, reading, expected) => {
    expect(nextPageCursor(getEmojiPacks, { links, ...reading })).toEqual(expected);
  },
);

test('nextPageCursor: returns undefined for a linked page without a link to the next one, even if it is full', () => {
  expect(nextPageCursor(getFollowers, { count: 1, links: { older: '7' } })).toEqual({
    max_id: '7',
  });
  expect(nextPageCursor(getFollowers, { count: 20, links, limit: 20 })).toBeUndefined();
});

test('nextPageCursor: returns undefined for an offset page with fewer items than requested', () => {
  const mark = { offset: 20 };
  expect(nextPageCursor(search, { count: 20, links, limit: 20, mark })).toEqual({ offset: 40 });
  expect(nextPageCursor(search, { count: 19, links, limit: 20, mark })).toBeUndefined();
});

test('nextPageCursor: returns the next offset if a page has fewer items than requested but at least 20', () => {
  const mark = { offset: 20 };
  expect(nextPageCursor(search, { count: 20, links, limit: 40, mark })).toEqual({ offset: 40 });
  expect(nextPageCursor(search, { count: 12, links, limit: 40, mark })).toBeUndefined();
  expect(nextPageCursor(search, { count: 0, links, limit: 40, mark })).toBeUndefined();
});

const dropped = (path: string) => ({ kind: 'dropped', path }) as const;

test.each([
  ['a list', getFollowers, [{}, {}], [], 2],
  ['a list with an unreadable item', getFollowers, [{}, {}], [dropped('2')], 3],
  ['a list with an unreadable part of an item', getFollowers, [{}], [dropped('0.emojis.1')], 1],
  ['reports', getReports, { reports: [{}, {}], total: 7 }, [dropped('reports.0')], 3],
  ['users', getUsers, { users: [{}], count: 7, page_size: 1 }, [], 1],
  ['packs', getEmojiPacks, { count: 7, packs: { a: {}, b: {} } }, [dropped('packs.c')], 3],
  [
    'files of a pack',
    getEmojiPack,
    { files: { a: '' }, files_count: 7, pack: {} },
    [dropped('files.b')],
    2,
  ],
  ['an empty page', getReports, { reports: [], total: 7 }, [], 0],
  ['results in several lists', search, { accounts: [{}], statuses: [{}] }, [], undefined],
])(
  'countItems: counts the items that the server sent in %s',
  (_, call, response, issues, expected) => {
    expect(countItems(call, response, issues)).toBe(expected);
  },
);

test.each([
  [getEmojiPacks, { count: 7 }],
  [getEmojiPack, { files_count: 7 }],
  [getReports, { total: 7 }],
  [getUsers, { count: 7 }],
])(
  'totalItemCount: returns the value of the field that the call defines as total',
  (call, answer) => {
    expect(totalItemCount(call, answer)).toBe(7);
    expect(totalItemCount(call, {})).toBeUndefined();
    expect(totalItemCount(call, null)).toBeUndefined();
  },
);

test('requestedPageSize: returns `limit` or `page_size` of the query', () => {
  expect(requestedPageSize({ query: { limit: 40 } })).toBe(40);
  expect(requestedPageSize({ query: { page_size: 30 } })).toBe(30);
  expect(requestedPageSize({})).toBeUndefined();
});

test.each([
  ['the ids of an earlier page', ['a', 'b'], [['a', 'b']], true],
  ['only the last item of the page before', ['b'], [['a', 'b']], true],
  ['the ids of the page before the last', ['a', 'b'], [['a', 'b'], ['c']], true],
  ['the documents of an earlier page', [{ id: '1', name: 'x' }], [[{ id: '1', name: 'x' }]], true],
  ['one new item', ['b', 'c'], [['a', 'b']], false],
  ['a changed document', [{ id: '1', name: 'y' }], [[{ id: '1', name: 'x' }]], false],
  ['no readable items', [], [['a']], false],
  ['no earlier pages', ['a'], [], false],
])(
  'repeatsKnownItems: for a page with %s, compares %j with the earlier pages %j and returns %s',
  (_, page, earlier, expected) => {
    expect(repeatsKnownItems(page, earlier)).toBe(expected);
  },
);

test.each([
  [{ max_id: '7' }, [undefined, { max_id: '7' }], true],
  [{ max_id: '7' }, [undefined, { max_id: '7' }, { max_id: '5' }], true],
  [{ max_id: '4' }, [undefined, { max_id: '7' }, { max_id: '5' }], false],
  [{ page: 2 }, [undefined], false],
  [{ offset: 20 }, [undefined, { offset: 20 }], true],
])('isKnownCursor: for %j after the requests %j, returns %s', (cursor, requested, expected) => {
  expect(isKnownCursor(cursor, requested)).toBe(expected);
});
