import { describe, expect, test } from 'vitest';
import type { Gap } from '../rows/feed-row.ts';
import { descendingIds, pageOf } from '../testing/page-of.ts';
import { getPageCoverage, replaceRangeWithGap, subtractCoverage } from './gap-math.ts';
import type { FeedPage } from './feed-page.ts';

const gap: Gap = { key: 'gap-3', below: '3', above: '40' };

function remaining(page: FeedPage, known: readonly string[] = []): (string | null)[][] {
  const cover = getPageCoverage(page);
  if (!cover) throw new Error('proves nothing');
  const gaps = subtractCoverage([gap], cover, page.requestedAt, (id) => known.includes(id));
  return gaps.map(({ below, above }) => [below, above]);
}

describe('subtractCoverage: an id in the query of a page', () => {
  const down = pageOf(descendingIds(20, 10), { maxId: '21', sinceId: '2' });
  const up = pageOf(descendingIds(9, 6), { minId: '5' });

  test('limits the covered range if the feed contains this id', () => {
    expect(remaining(down, ['21'])).toEqual([
      ['21', '40'],
      ['3', '10'],
    ]);
    expect(remaining(up, ['5', '9'])).toEqual([
      ['9', '40'],
      ['3', '5'],
    ]);
  });

  test('does not limit the covered range if this id is inside a gap', () => {
    expect(remaining(down)).toEqual([
      ['20', '40'],
      ['3', '10'],
    ]);
    expect(remaining(up, ['9'])).toEqual([
      ['9', '40'],
      ['3', '6'],
    ]);
    expect(remaining(pageOf([], { maxId: '21', sinceId: '2' }))).toEqual([['3', '40']]);
  });
});

test.each<[string, Partial<FeedPage>, [string | null, string | null]]>([
  ['ids without cursors', {}, ['5', '9']],
  ['cursors outside the ids', { next: '3', prev: '12' }, ['3', '12']],
  ['cursors inside the ids', { next: '6', prev: '8' }, ['5', '9']],
  ['cursors of another kind', { next: 'A', prev: 'Z' }, ['5', '9']],
  ['a cursor and no ids', { entries: [], next: '3' }, ['3', '3']],
])(
  'getPageCoverage: covers the range from the oldest to the newest of %s',
  (_, part, [oldest, newest]) => {
    const entries = ['7', '9', '5', '8'].map((id) => ({ id }));
    const page: FeedPage = { query: {}, requestedAt: 1, entries, rawCount: 4, ...part };
    expect(getPageCoverage(page)).toEqual({ from: oldest, to: null, newest, oldest });
  },
);

test.each<[FeedPage['query'], string | null, string | null]>([
  [{}, null, null],
  [{ maxId: '9' }, null, '9'],
  [{ sinceId: '2' }, '2', null],
  [{ maxId: '9', minId: '3' }, '3', '9'],
])(
  'getPageCoverage: covers the whole range of the query %j if the page is empty',
  (query, from, to) => {
    const page: FeedPage = { query, requestedAt: 1, entries: [], rawCount: 0 };
    expect(getPageCoverage(page)).toEqual({ from, to, newest: null, oldest: null });
  },
);

test('getPageCoverage: covers nothing if all items are unreadable and there is no cursor', () => {
  expect(getPageCoverage({ query: {}, requestedAt: 1, entries: [], rawCount: 3 })).toBeNull();
});

test('replaceRangeWithGap: merges the gaps that touch the range into one gap', () => {
  const gaps: Gap[] = [
    { key: 'a', below: '90', above: null, openedAt: 4 },
    { key: 'b', below: '45', above: '60' },
    gap,
    { key: 'c', below: '0', above: '2' },
  ];
  const [newest, swallowed, oldest] = replaceRangeWithGap(gaps, '30', '50');
  expect(newest).toBe(gaps[0]);
  expect(swallowed).toEqual({ key: 'gap-30', below: '3', above: '60' });
  expect(oldest).toBe(gaps[3]);
  expect(replaceRangeWithGap(gaps, '85', '95')[0]).toMatchObject({
    below: '85',
    above: null,
    openedAt: 4,
  });
});
