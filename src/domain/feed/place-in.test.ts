import { expect, test } from 'vitest';
import { placeIn } from './place-in.ts';

const place = { id: '5', below: ['9', '2', '7'], maxId: '8', top: 120 };

test('reading goes on at the status that was read', () => {
  expect(placeIn({ items: ['8', '5', '9'], order: 'cursor' }, place)).toEqual({
    key: '5',
    top: 120,
  });
  expect(placeIn({ items: ['8', '5', '4'], order: 'id' }, place)).toEqual({ key: '5', top: 120 });
});

test('where it is gone, reading goes on at the next older one of a timeline by ids', () => {
  expect(placeIn({ items: ['8', '6', '4', '2'], order: 'id' }, place)).toEqual({
    key: '4',
    top: 120,
  });
  expect(placeIn({ items: ['8', '6'], order: 'id' }, place)).toBeUndefined();
});

test('where it is gone, reading goes on at the first that is left of those below, in an order only the server knows', () => {
  expect(placeIn({ items: ['1', '9', '2', '7'], order: 'cursor' }, place)).toEqual({
    key: '9',
    top: 120,
  });
  expect(placeIn({ items: ['1', '8', '7', '2'], order: 'cursor' }, place)).toEqual({
    key: '2',
    top: 120,
  });
  expect(placeIn({ items: ['1', '8'], order: 'cursor' }, place)).toBeUndefined();
});

test('of a place that was kept without those below, only the status itself leads back', () => {
  const former = { id: '5', maxId: '8', top: 120 };
  expect(placeIn({ items: ['1', '5'], order: 'cursor' }, former)).toEqual({ key: '5', top: 120 });
  expect(placeIn({ items: ['1', '4'], order: 'cursor' }, former)).toBeUndefined();
});
