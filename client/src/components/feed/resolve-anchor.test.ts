import { expect, test } from 'vitest';
import { resolveAnchor } from './resolve-anchor.ts';

const anchor = { id: '5', below: ['9', '2', '7'], maxId: '8', top: 120 };

test('resolveAnchor: returns the status that was read', () => {
  expect(resolveAnchor({ items: ['8', '5', '9'], order: 'cursor' }, anchor)).toEqual({
    key: '5',
    top: 120,
  });
  expect(resolveAnchor({ items: ['8', '5', '4'], order: 'id' }, anchor)).toEqual({
    key: '5',
    top: 120,
  });
});

test('resolveAnchor: returns the next older status of a feed ordered by id if it is gone', () => {
  expect(resolveAnchor({ items: ['8', '6', '4', '2'], order: 'id' }, anchor)).toEqual({
    key: '4',
    top: 120,
  });
  expect(resolveAnchor({ items: ['8', '6'], order: 'id' }, anchor)).toBeUndefined();
});

test('resolveAnchor: returns the first remaining status below in a feed with another order if it is gone', () => {
  expect(resolveAnchor({ items: ['1', '9', '2', '7'], order: 'cursor' }, anchor)).toEqual({
    key: '9',
    top: 120,
  });
  expect(resolveAnchor({ items: ['1', '8', '7', '2'], order: 'cursor' }, anchor)).toEqual({
    key: '2',
    top: 120,
  });
  expect(resolveAnchor({ items: ['1', '8'], order: 'cursor' }, anchor)).toBeUndefined();
});

test('resolveAnchor: finds only the status itself if nothing below it was saved', () => {
  const former = { id: '5', maxId: '8', top: 120 };
  expect(resolveAnchor({ items: ['1', '5'], order: 'cursor' }, former)).toEqual({
    key: '5',
    top: 120,
  });
  expect(resolveAnchor({ items: ['1', '4'], order: 'cursor' }, former)).toBeUndefined();
});
