import { describe, expect, test } from 'vitest';
import { pageOf } from '#store/testing/page-of.ts';
import { addPage } from './add-page.ts';
import { createFeed } from './create-feed.ts';
import { newerQuery, olderQuery } from './feed-queries.ts';
import { addKnownEntries } from './live-feed.ts';

describe('addCursorPage', () => {
  const first = pageOf(['7', '9', '3'], {}, { next: 'c1' });
  const bookmarks = addPage(createFeed('bookmarks', 'cursor'), first);

  test('keeps the server’s order and continues by its cursor', () => {
    expect(bookmarks.items).toEqual(['7', '9', '3']);
    expect(olderQuery(bookmarks)).toEqual({ maxId: 'c1' });
    const longer = addPage(bookmarks, pageOf(['8', '7'], { maxId: 'c1' }, { next: 'c2' }));
    expect(longer.items).toEqual(['7', '9', '3', '8']);
    expect(addPage(longer, pageOf(['1'], { maxId: 'c1' })).items).toEqual(longer.items);
    expect(addPage(longer, pageOf([], { maxId: 'c2' })).isComplete).toBe(true);
  });

  test.each([
    ['the known items and a new cursor', ['7', '9', '3'], 'c2'],
    ['only the last known item and a new cursor', ['3'], 'c2'],
    ['the known items and the same cursor', ['7', '9', '3'], 'c1'],
    ['a new item and the same cursor', ['8'], 'c1'],
  ])('marks the feed complete if the older page has %s', (_, ids, next) => {
    const after = addPage(bookmarks, pageOf(ids, { maxId: 'c1' }, { next }));
    expect(after.isComplete).toBe(true);
    expect(olderQuery(after)).toBeUndefined();
  });

  test('puts new items of the first page in front if it contains a known item, else replaces all items', () => {
    const met = addPage(bookmarks, pageOf(['5', '7'], newerQuery(bookmarks), { next: 'c9' }));
    expect(met).toMatchObject({ items: ['5', '7', '9', '3'], oldest: 'c1' });
    const strange = addPage(bookmarks, pageOf(['5', '4'], {}, { next: 'c9' }));
    expect(strange).toMatchObject({ items: ['5', '4'], oldest: 'c9' });
  });

  test('drops items that a refreshed first page lacks if they were above its first known item', () => {
    const fewer = addPage(bookmarks, pageOf(['5', '7', '3'], {}, { next: 'c9' }));
    expect(fewer).toMatchObject({ items: ['5', '7', '3'], oldest: 'c1' });
    const same = addPage(bookmarks, pageOf(['7', '3', '9'], {}, { next: 'c9' }));
    expect(same.items).toEqual(['7', '3', '9']);
  });

  test('puts a newly bookmarked status in front, and a known one not twice', () => {
    expect(addKnownEntries(bookmarks, [{ id: '4' }]).items).toEqual(['4', '7', '9', '3']);
    expect(addKnownEntries(bookmarks, [{ id: '9' }])).toBe(bookmarks);
  });

  test.each([
    ['a reblog and then its status', [{ id: '5', reblogOf: '4' }, { id: '4' }], '5'],
    ['a status and then its reblog', [{ id: '4' }, { id: '5', reblogOf: '4' }], '4'],
    [
      'two reblogs',
      [
        { id: '6', reblogOf: '4' },
        { id: '5', reblogOf: '4' },
      ],
      '6',
    ],
  ])('shows only the entry that arrived first of %s', (_, entries, shown) => {
    const added = addKnownEntries(bookmarks, entries);
    expect(added.items).toEqual([shown, '7', '9', '3']);
  });
});

describe('addPage: an older page of a feed ordered by id', () => {
  const feed = addPage(createFeed('home', 'id'), pageOf(['9', '8', '7']));

  test.each([
    ['the boundary item', ['7'], {}],
    ['the same page', ['9', '8', '7'], {}],
    ['the newest item', ['9'], {}],
    ['the same cursor without readable items', [], { rawCount: 3, next: '7' }],
  ])('marks the feed complete if the page has only %s', (_, ids, more) => {
    const after = addPage(feed, pageOf(ids, olderQuery(feed), more));
    expect(after.items).toEqual(['9', '8', '7']);
    expect(after.isComplete).toBe(true);
  });

  test.each([
    ['one older item', ['7', '6'], {}],
    ['a cursor further down without readable items', [], { rawCount: 3, next: '4' }],
  ])('does not mark the feed complete if the page has %s', (_, ids, more) => {
    const after = addPage(feed, pageOf(ids, olderQuery(feed), more));
    expect(after.isComplete).toBe(false);
    expect(olderQuery(after)).not.toEqual(olderQuery(feed));
  });

  test('does not mark the feed complete after a refreshed first page or a page of a gap', () => {
    expect(addPage(feed, pageOf(['9', '8', '7'])).isComplete).toBe(false);
    expect(addPage(feed, pageOf(['7'], { maxId: '7', minId: '5' })).isComplete).toBe(false);
  });
});
