import { describe, expect, test } from 'vitest';
import { createScrollAnchor, resolveFeedAnchor } from './feed-anchor.ts';

const anchor = { id: '5', below: ['9', '2', '7'], maxId: '8', top: 120 };

test('resolveFeedAnchor: returns the saved status while the feed contains it', () => {
  expect(resolveFeedAnchor({ items: ['8', '5', '9'], order: 'cursor' }, anchor)).toEqual({
    key: '5',
    top: 120,
  });
  expect(resolveFeedAnchor({ items: ['8', '5', '4'], order: 'id' }, anchor)).toEqual({
    key: '5',
    top: 120,
  });
});

test('resolveFeedAnchor: returns the next older status in a feed ordered by id if the saved one is gone', () => {
  expect(resolveFeedAnchor({ items: ['8', '6', '4', '2'], order: 'id' }, anchor)).toEqual({
    key: '4',
    top: 120,
  });
  expect(resolveFeedAnchor({ items: ['8', '6'], order: 'id' }, anchor)).toBeUndefined();
});

test('resolveFeedAnchor: returns the first remaining status below in a feed with another order if the saved one is gone', () => {
  expect(resolveFeedAnchor({ items: ['1', '9', '2', '7'], order: 'cursor' }, anchor)).toEqual({
    key: '9',
    top: 120,
  });
  expect(resolveFeedAnchor({ items: ['1', '8', '7', '2'], order: 'cursor' }, anchor)).toEqual({
    key: '2',
    top: 120,
  });
  expect(resolveFeedAnchor({ items: ['1', '8'], order: 'cursor' }, anchor)).toBeUndefined();
});

test('resolveFeedAnchor: finds only the status itself if nothing below it was saved', () => {
  const former = { id: '5', maxId: '8', top: 120 };
  expect(resolveFeedAnchor({ items: ['1', '5'], order: 'cursor' }, former)).toEqual({
    key: '5',
    top: 120,
  });
  expect(resolveFeedAnchor({ items: ['1', '4'], order: 'cursor' }, former)).toBeUndefined();
});

const ids = Array.from({ length: 30 }, (_, index) => String(130 - index));
const gap = { key: 'gap-120', above: '121', below: '120' };

describe('createScrollAnchor', () => {
  test('saves the status, the ids below it, its offset in the window, and the `max_id` of a page that begins some statuses above it', () => {
    expect(createScrollAnchor(ids, { key: '115', top: -12.5 })).toEqual({
      id: '115',
      below: ['114', '113', '112', '111'],
      maxId: '123',
      top: -12.5,
    });
  });

  test('uses the next id as `max_id` if nothing is above the status', () => {
    expect(createScrollAnchor(ids.slice(0, 2), { key: '130', top: 4 })).toEqual({
      id: '130',
      below: ['129'],
      maxId: '131',
      top: 4,
    });
  });

  test('chooses no `max_id` above a gap, and saves the status below the gap if the gap is at the top of the window', () => {
    const holed = [...ids.slice(0, 10), gap, ...ids.slice(10)];
    expect(createScrollAnchor(holed, { key: '118', top: 0 })).toMatchObject({ maxId: '120' });
    expect(createScrollAnchor(holed, { key: 'gap-120', top: 0 })).toMatchObject({ id: '120' });
    expect(createScrollAnchor(holed, { key: '122', top: 0 })).toMatchObject({
      below: ['121', '120', '119'],
    });
  });

  test('returns undefined at the top or for a removed row', () => {
    expect(createScrollAnchor(ids, undefined)).toBeUndefined();
    expect(createScrollAnchor(ids, { key: '7', top: 0 })).toBeUndefined();
    expect(createScrollAnchor([...ids, gap], { key: 'gap-120', top: 0 })).toBeUndefined();
  });
});
