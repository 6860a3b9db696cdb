import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FeedRow, Gap } from '../rows/feed-row.ts';
import { descendingIds, pageOf } from '../testing/page-of.ts';
import { addPage } from './add-page.ts';
import { createFeed } from './create-feed.ts';
import { feedLimit, queueLimit } from './feed-page.ts';
import { gapQuery, newerQuery, olderQuery } from './feed-queries.ts';
import { addStreamEntries, markNotLive, markLive, addKnownEntries } from './live-feed.ts';
import { queueSummary, showQueued } from './feed-queue.ts';
import { removeFromFeed } from './remove-from-feed.ts';

function loaded(...ids: string[]): FeedRow {
  return addPage(createFeed('home'), pageOf(ids));
}

function gapsOf(feed: FeedRow): Gap[] {
  return feed.items.filter((item) => typeof item !== 'string');
}

/** Adds the next page of the feed's first gap. */
function fill(feed: FeedRow, ids: string[], direction: 'up' | 'down'): FeedRow {
  const [gap] = gapsOf(feed);
  if (!gap) throw new Error('no gap');
  return addPage(feed, pageOf(ids, gapQuery(feed, gap, direction)));
}

/** Creates a feed that the stream delivers to and that has no gap. */
function live(...ids: string[]): FeedRow {
  const open = markLive(loaded(...ids), 5);
  return addPage(open, pageOf(ids, newerQuery(open), { requestedAt: 6 }));
}

function repeat(id: string, reblogOf: string) {
  return { id, reblogOf };
}

describe('addPage: pages', () => {
  test('shows the first page at once, and ends loading even if it is empty', () => {
    expect(loaded('3', '2').items).toEqual(['3', '2']);
    expect(loaded()).toMatchObject({ isLoaded: true, isComplete: true, items: [] });
    expect(createFeed('home').isLoaded).toBe(false);
  });

  test('queues a newer page until it is shown [R-TL-024 R-TL-025]', () => {
    const feed = addPage(loaded('3', '2'), pageOf(['5', '4', '3'], { sinceId: '2' }));
    expect(feed.queued).toEqual(['5', '4']);
    expect(feed.items).toEqual(['3', '2']);
    expect(queueSummary(markLive(feed, 5))).toEqual({ count: 2, isAtLeast: false });
    expect(showQueued(feed, false).items).toEqual(['5', '4', '3', '2']);
  });

  test('requests newer pages that overlap the known ids [R-TL-035]', () => {
    expect(newerQuery(createFeed('home'))).toEqual({});
    expect(newerQuery(loaded('3', '2'))).toEqual({ sinceId: '2' });
    expect(newerQuery(loaded('3'))).toEqual({ sinceId: '3' });
  });

  test('adds a gap below a full newer page without overlap, and removes nothing [R-TL-026 R-TL-034]', () => {
    const feed = addPage(loaded('3', '2'), pageOf(descendingIds(40, 21), { sinceId: '2' }));
    expect(queueSummary(feed)).toEqual({ count: 20, isAtLeast: true });
    const shown = showQueued(feed, false);
    expect(shown.items.slice(-3)).toEqual([{ key: 'gap-3', below: '3', above: '21' }, '3', '2']);
  });

  test.each([1, 19, 20, 21])(
    'adds a gap below a newer page of %i without overlap [R-CONST-102]',
    (length) => {
      const page = pageOf(descendingIds(length + 8, 9), { sinceId: '3' });
      const feed = addPage(loaded('3'), page, { show: true });
      const gap = { key: 'gap-3', below: '3', above: '9' };
      expect(feed.items.slice(length - 1)).toEqual(['9', gap, '3']);
    },
  );

  test('loads older pages by cursor until one is empty [R-TL-036 R-TL-048]', () => {
    let feed = loaded('30', '29');
    feed = addPage(feed, pageOf(['28'], olderQuery(feed), { next: '27' }));
    expect(olderQuery(feed)).toEqual({ maxId: '27' });
    expect(feed.isComplete).toBe(false);
    feed = addPage(feed, pageOf([], olderQuery(feed)));
    expect(feed.isComplete).toBe(true);
    expect(olderQuery(feed)).toBeUndefined();
  });

  test('does not mark the feed complete after a page with unreadable items only', () => {
    const feed = loaded('30');
    const page = pageOf([], olderQuery(feed), { rawCount: 20, next: '10' });
    expect(addPage(feed, page)).toMatchObject({ isComplete: false, oldest: '10' });
    expect(addPage(feed, { ...pageOf([], olderQuery(feed)), rawCount: 3 })).toBe(feed);
  });

  test('extends the known range down to the last item of a page, even if it is filtered', () => {
    const page = pageOf([{ id: '9' }, { id: '3', isLeftOut: true }], { sinceId: '2' });
    const feed = addPage(loaded('3', '2'), page, { show: true });
    expect(feed.items).toEqual(['9', '3', '2']);
    expect(feed.gaps).toEqual([]);
  });
});

describe('addPage: gaps', () => {
  const broken = addPage(loaded('3', '2'), pageOf(descendingIds(40, 21), { sinceId: '2' }), {
    show: true,
  });

  test('fills a gap from above and keeps its key', () => {
    const [gap] = gapsOf(broken);
    expect(gap && gapQuery(broken, gap, 'down')).toEqual({ maxId: '21', sinceId: '2' });
    const feed = fill(broken, descendingIds(20, 10), 'down');
    expect(gapsOf(feed)).toEqual([{ key: 'gap-3', below: '3', above: '10' }]);
    expect(fill(feed, descendingIds(9, 3), 'down').gaps).toEqual([]);
  });

  test('fills a gap from below', () => {
    const [gap] = gapsOf(broken);
    expect(gap && gapQuery(broken, gap, 'up')).toEqual({ maxId: '21', minId: '3' });
    const feed = fill(broken, descendingIds(10, 4), 'up');
    expect(gapsOf(feed)).toEqual([{ key: 'gap-3', below: '10', above: '21' }]);
  });

  test('removes a gap after an empty page for it', () => {
    expect(fill(broken, [], 'down').gaps).toEqual([]);
    expect(fill(broken, [], 'up').gaps).toEqual([]);
  });

  test('splits a gap in two around the viewer’s own status', () => {
    const feed = addKnownEntries(broken, [{ id: '12' }]);
    expect(gapsOf(feed).map(({ below, above }) => [below, above])).toEqual([
      ['12', '21'],
      ['3', '12'],
    ]);
  });
});

describe('addStreamEntries', () => {
  test('queues new statuses, or shows them if the reader is at the top', () => {
    const feed = addStreamEntries(live('3', '2'), [{ id: '4' }]);
    expect(feed.queued).toEqual(['4']);
    expect(addStreamEntries(feed, [{ id: '5' }], { show: true })).toMatchObject({
      items: ['5', '4', '3', '2'],
      queued: [],
      newest: '5',
    });
  });

  test('adds nothing twice', () => {
    const feed = addStreamEntries(live('3', '2'), [{ id: '4' }]);
    expect(addStreamEntries(feed, [{ id: '4' }]).queued).toEqual(['4']);
    const page = pageOf(['4', '3'], newerQuery(feed), { requestedAt: 9 });
    expect(addPage(feed, page).queued).toEqual(['4']);
  });

  test('adds several statuses at once with the same result as one after another', () => {
    const one = fc.record({
      id: fc.integer({ min: 90, max: 400 }).map(String),
      isLeftOut: fc.boolean(),
    });
    const other = fc.record({
      id: fc.integer({ min: 90, max: 400 }).map(String),
      reblogOf: fc.integer({ min: 95, max: 110 }).map(String),
    });
    const entries = fc.array(fc.oneof(one, other), { maxLength: 60 });
    const many = fc.constant(
      descendingIds(640, 401)
        .toReversed()
        .map((id) => ({ id })),
    );
    fc.assert(
      fc.property(entries, fc.oneof(entries, many), fc.boolean(), (before, bunch, isShown) => {
        const options = { show: isShown };
        const opened = markLive(markNotLive(live('100', '99', '98')), 10);
        const start = addStreamEntries(opened, before, options);
        let each = start;
        for (const entry of bunch) each = addStreamEntries(each, [entry], options);
        expect(addStreamEntries(start, bunch, options)).toEqual(each);
      }),
      { numRuns: 40 },
    );
  });

  test('inserts a status that arrives late at the place of its id', () => {
    const feed = addStreamEntries(addStreamEntries(live('3', '2'), [{ id: '6' }]), [{ id: '5' }]);
    expect(feed.queued).toEqual(['6', '5']);
  });

  test('keeps the gap of a reconnection until a page requested later overlaps the known ids on both sides', () => {
    let feed = markLive(markNotLive(live('3', '2')), 10);
    feed = addStreamEntries(feed, [{ id: '9' }], { show: true });
    expect(gapsOf(feed)).toEqual([{ key: 'gap-3', below: '3', above: '9', openedAt: 10 }]);
    expect(newerQuery(feed)).toEqual({ sinceId: '2' });
    const early = addPage(feed, pageOf(['5', '4', '3'], { sinceId: '2' }, { requestedAt: 9 }));
    expect(gapsOf(early)).toEqual([{ key: 'gap-3', below: '5', above: '9', openedAt: 10 }]);
    const late = addPage(feed, pageOf(['5', '4', '3'], { sinceId: '2' }, { requestedAt: 11 }));
    expect(late.items).toEqual(['9', '5', '4', '3', '2']);
  });

  test('does not extend the known range while the stream is closed', () => {
    const feed = addStreamEntries(markNotLive(live('3', '2')), [{ id: '9' }]);
    expect(feed).toMatchObject({ queued: ['9'], newest: '3' });
  });

  test('does not extend the known range by the viewer’s own status while the stream is closed', () => {
    const feed = addKnownEntries(markNotLive(live('3', '2')), [{ id: '9' }], { show: true });
    expect(feed.items).toEqual(['9', '3', '2']);
    const page = pageOf(['9', '7', '5'], newerQuery(feed), { requestedAt: 12 });
    expect(addPage(feed, page).gaps).toEqual([{ key: 'gap-3', below: '3', above: '5' }]);
  });
});

describe('insertEntries: reblogs', () => {
  test('folds reblogs of statuses that are present or reblogged already [R-TL-053]', () => {
    const feed = live('3', '2');
    expect(addStreamEntries(feed, [repeat('4', '3')]).queued).toEqual([]);
    const twice = addStreamEntries(addStreamEntries(feed, [repeat('4', '1')]), [repeat('5', '1')]);
    expect(twice.queued).toEqual(['4']);
    expect(twice.ids).toEqual(['5', '4', '3', '2']);
  });

  test('folds a status that arrives after its reblog', () => {
    const feed = addStreamEntries(addStreamEntries(live('30'), [repeat('32', '9')]), [
      repeat('33', '9'),
    ]);
    const longer = addPage(feed, pageOf(['29', '9'], olderQuery(feed)));
    expect([...longer.queued, ...longer.items]).toEqual(['32', '30', '29']);
    const without = removeFromFeed(longer, (id) => id === '32');
    expect([...without.queued, ...without.items]).toEqual(['30', '29', '9']);
  });

  test('shows a folded entry when the shown entry of its status is removed', () => {
    const feed = addStreamEntries(addStreamEntries(live('3'), [repeat('4', '1')]), [
      repeat('5', '1'),
    ]);
    expect(removeFromFeed(feed, (id) => id === '4').queued).toEqual(['5']);
  });

  test('removes the reblogs of a removed status', () => {
    const feed = addStreamEntries(addStreamEntries(live('3'), [repeat('4', '1')]), [
      repeat('5', '3'),
    ]);
    expect(removeFromFeed(feed, (id) => id === '1' || id === '3').ids).toEqual([]);
  });
});

describe('showQueued, trimQueue and trimFeed: limits', () => {
  test('keeps a pinned row below the newest 50 and adds a gap before it', () => {
    let feed = loaded(...descendingIds(120, 101));
    feed = addPage(feed, pageOf(descendingIds(100, 81), olderQuery(feed)));
    feed = addPage(feed, pageOf(descendingIds(180, 120), { sinceId: '119' }), { show: false });
    const pinnedRows = new Set(['110', '90', '89']);
    const shown = showQueued(feed, true, { beingRepliedTo: pinnedRows, withOpenThread: new Set() });
    expect(shown.items).toEqual([
      ...descendingIds(180, 131),
      { key: 'gap-110', above: '131', below: '110' },
      '110',
      { key: 'gap-90', above: '110', below: '90' },
      '90',
      '89',
    ]);
    expect(olderQuery(shown)).toEqual({ maxId: '89' });
  });

  test('keeps the newest 50 statuses if the reader is at the top, else all statuses [R-TL-033 R-CONST-101]', () => {
    let feed = loaded(...descendingIds(140, 100));
    feed = addPage(feed, pageOf(descendingIds(170, 140), { sinceId: '139' }));
    expect(showQueued(feed, false).items).toHaveLength(71);
    const trimmed = showQueued(feed, true);
    expect(trimmed.items).toEqual(descendingIds(170, 121));
    expect(olderQuery(trimmed)).toEqual({ maxId: '121' });
  });

  test('replaces the oldest statuses of a queue above its limit by a gap', () => {
    let feed = live('100', '99');
    for (let id = 101; id <= 101 + queueLimit + 30; id += 1)
      feed = addStreamEntries(feed, [{ id: String(id) }]);
    expect(queueSummary(feed)).toEqual({ count: queueLimit, isAtLeast: true });
    expect(feed.items).toEqual(['100', '99']);
    const [gap] = gapsOf(showQueued(feed, false));
    expect(gap).toMatchObject({ below: '100', above: String(101 + 31) });
  });

  test('removes the oldest statuses of a feed above its limit if the reader is at the top', () => {
    let feed = live(...descendingIds(20_000, 19_990));
    for (let id = 20_001; id <= 20_000 + feedLimit + 5; id += 1) {
      feed = addStreamEntries(feed, [{ id: String(id) }], { show: true });
    }
    expect(feed.ids).toHaveLength(feedLimit);
    expect(feed.isComplete).toBe(false);
    expect(olderQuery(feed)?.maxId).toBe(feed.ids.at(-1));
  });

  test('replaces the middle of a feed above its limit by a gap if the reader is at the end', () => {
    let feed = loaded(...descendingIds(90_000, 89_981));
    while (feed.gaps.length === 0) {
      const oldest = Number(feed.oldest);
      feed = addPage(feed, pageOf(descendingIds(oldest - 1, oldest - 40), olderQuery(feed)));
    }
    expect(feed.ids).toHaveLength(feedLimit);
    expect(feed.items[50]).toMatchObject({ above: feed.ids[49], below: feed.ids[50] });
  });
});
