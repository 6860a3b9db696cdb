import { describe, expect, test } from 'vitest';
import { addPage } from '#store/feed/add-page.ts';
import { createFeed } from '#store/feed/create-feed.ts';
import type { FeedQuery } from '#store/feed/feed-page.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import { loadPagesUntil } from './load-pages-until.ts';

/** Loads pages of 20 items with unordered ids. Requests fail after `failsAfter` items. */
async function read(count: number, start: { id: string; below?: string[] }, failsAfter = count) {
  const requested: FeedQuery[] = [];
  let feed = createFeed('bookmarks', 'cursor');
  const request = async (query: FeedQuery): Promise<(before: FeedRow) => FeedRow> => {
    requested.push(query);
    const from = Number(query.maxId ?? 0);
    if (from >= failsAfter) throw new Error('out of reach');
    const to = Math.min(from + 20, count);
    const entries = Array.from({ length: to - from }, (_, at) => ({ id: `mark ${from + at}` }));
    const next = to < count ? { next: String(to) } : {};
    const page = {
      query,
      requestedAt: requested.length,
      entries,
      rawCount: entries.length,
      ...next,
    };
    return (before) => addPage(before, page);
  };
  const reading = loadPagesUntil(feed, { maxId: 'whatever', ...start }, request, (longer) => {
    feed = longer;
  });
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { pages: requested.length, items: feed.items.length, error };
}

describe('loadPagesUntil', () => {
  test('loads the item and a page of items below it', async () => {
    expect(await read(90, { id: 'mark 19' })).toMatchObject({ pages: 2, items: 40 });
    expect(await read(90, { id: 'mark 20' })).toMatchObject({ pages: 3, items: 60 });
    expect(await read(90, { id: 'mark 39' })).toMatchObject({ pages: 3, items: 60 });
  });

  test('stops at the end of the feed', async () => {
    expect(await read(44, { id: 'mark 39' })).toMatchObject({ pages: 3, items: 44 });
    expect(await read(44, { id: 'mark 43' })).toMatchObject({ pages: 3, items: 44 });
  });

  test('stops at the next item below if the item is gone', async () => {
    expect(await read(90, { id: 'gone', below: ['gone too', 'mark 25'] })).toMatchObject({
      pages: 3,
      items: 60,
    });
  });

  test('stops after 15 pages if all items are gone', async () => {
    expect(await read(900, { id: 'gone' })).toMatchObject({ pages: 15, items: 300 });
  });

  test('ignores a failed request if the item was found already', async () => {
    expect(await read(90, { id: 'mark 39' }, 40)).toEqual({
      pages: 3,
      items: 40,
      error: undefined,
    });
    expect(await read(90, { id: 'mark 41' }, 40)).toEqual({
      pages: 3,
      items: 40,
      error: new Error('out of reach'),
    });
  });
});
