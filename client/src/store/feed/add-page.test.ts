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

  test('puts new items in front if the page meets known ones, and starts over otherwise', () => {
    const met = addPage(bookmarks, pageOf(['5', '7'], newerQuery(bookmarks), { next: 'c9' }));
    expect(met).toMatchObject({ items: ['5', '7', '9', '3'], oldest: 'c1' });
    const strange = addPage(bookmarks, pageOf(['5', '4'], {}, { next: 'c9' }));
    expect(strange).toMatchObject({ items: ['5', '4'], oldest: 'c9' });
  });

  test('drops items above the first known one that a refreshed page lacks', () => {
    const fewer = addPage(bookmarks, pageOf(['5', '7', '3'], {}, { next: 'c9' }));
    expect(fewer).toMatchObject({ items: ['5', '7', '3'], oldest: 'c1' });
    const same = addPage(bookmarks, pageOf(['7', '3', '9'], {}, { next: 'c9' }));
    expect(same.items).toEqual(['7', '3', '9']);
  });

  test('puts a newly bookmarked status in front, once', () => {
    expect(addKnownEntries(bookmarks, [{ id: '4' }]).items).toEqual(['4', '7', '9', '3']);
    expect(addKnownEntries(bookmarks, [{ id: '9' }])).toBe(bookmarks);
  });
});
