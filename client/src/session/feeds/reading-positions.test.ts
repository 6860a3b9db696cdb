import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createReadingPositions } from './reading-positions.ts';

/** Signal of a session that does not end. */
const neverEnds = new AbortController().signal;

const place = { id: '7', below: ['6', '4'], maxId: '9', top: 123.5 };

test('createReadingPositions: returns the position of a history entry and feed, also after a reload', () => {
  const area = fakeArea();
  createReadingPositions(area, 'mira', neverEnds).save('a', 'friends', place);
  const places = createReadingPositions(area, 'mira', neverEnds);
  expect(places.read('a', 'friends')).toMatchObject(place);
  expect(places.read('b', 'friends')).toBeUndefined();
  expect(places.read('a', 'public')).toBeUndefined();
  expect(createReadingPositions(area, 'jun', neverEnds).read('a', 'friends')).toBeUndefined();
});

test('createReadingPositions: stores and returns the view state of the screen', () => {
  const area = fakeArea();
  createReadingPositions(area, 'mira', neverEnds).save('a', 'thread/7', {
    ...place,
    view: { dives: ['7'] },
  });
  expect(createReadingPositions(area, 'mira', neverEnds).read('a', 'thread/7')?.view).toEqual({
    dives: ['7'],
  });
});

test('createReadingPositions: reads positions of the older format without `below`', () => {
  const former = { historyKey: 'a', feedId: 'bookmarks', id: '7', maxId: '9', top: 123.5 };
  const area = fakeArea({
    'places.mira': JSON.stringify({ version: 1, value: [former] }),
  });
  expect(createReadingPositions(area, 'mira', neverEnds).read('a', 'bookmarks')).toEqual(former);
});

test('createReadingPositions: stores no position for the top of a feed', () => {
  const places = createReadingPositions(fakeArea(), null, neverEnds);
  places.save('a', 'public', place);
  places.save('a', 'public', undefined);
  expect(places.read('a', 'public')).toBeUndefined();
});

test('createReadingPositions: drops the oldest positions above the maximum', () => {
  const places = createReadingPositions(fakeArea(), null, neverEnds);
  for (let historyKey = 1; historyKey <= 50; historyKey += 1)
    places.save(String(historyKey), 'public', place);
  expect(places.read('10', 'public')).toBeUndefined();
  expect(places.read('11', 'public')).toMatchObject(place);
});

test('createReadingPositions: ignores stored values that are not positions', () => {
  const area = fakeArea({ 'places.visitor': '{"version":1,"value":[{"historyKey":1}]}' });
  expect(createReadingPositions(area, null, neverEnds).read('1', 'public')).toBeUndefined();
});

test('createReadingPositions: keeps positions in memory if storage fails', () => {
  const area = fakeArea();
  area.failWith(new Error('no'));
  const places = createReadingPositions(area, null, neverEnds);
  places.save('a', 'public', place);
  expect(places.read('a', 'public')).toMatchObject(place);
});

test('createReadingPositions: removes all positions when the session ends, and stores none afterwards', () => {
  const area = fakeArea();
  const ended = new AbortController();
  const places = createReadingPositions(area, 'mira', ended.signal);
  places.save('a', 'friends', place);
  ended.abort();
  places.save('a', 'friends', place);
  expect([...area.items.keys()]).toEqual([]);
});
