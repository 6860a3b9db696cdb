import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createStoredPlaces } from './stored-places.ts';

/** Of a session that goes on. */
const lasting = new AbortController().signal;

const place = { id: '7', below: ['6', '4'], maxId: '9', top: 123.5 };

test('a place is read again by its history key and feed, also after a reload', () => {
  const area = fakeArea();
  createStoredPlaces(area, 'mira', lasting).keep('a', 'friends', place);
  const places = createStoredPlaces(area, 'mira', lasting);
  expect(places.read('a', 'friends')).toMatchObject(place);
  expect(places.read('b', 'friends')).toBeUndefined();
  expect(places.read('a', 'public')).toBeUndefined();
  expect(createStoredPlaces(area, 'jun', lasting).read('a', 'friends')).toBeUndefined();
});

test('how it was looked at is kept beside the place', () => {
  const area = fakeArea();
  createStoredPlaces(area, 'mira', lasting).keep('a', 'thread/7', {
    ...place,
    look: { dives: ['7'] },
  });
  expect(createStoredPlaces(area, 'mira', lasting).read('a', 'thread/7')?.look).toEqual({
    dives: ['7'],
  });
});

test('a place that was kept before those below it came along is read as it is', () => {
  const former = { historyKey: 'a', feedId: 'bookmarks', id: '7', maxId: '9', top: 123.5 };
  const area = fakeArea({
    'places.mira': JSON.stringify({ version: 1, value: [former] }),
  });
  expect(createStoredPlaces(area, 'mira', lasting).read('a', 'bookmarks')).toEqual(former);
});

test('the top of a feed is no place to keep', () => {
  const places = createStoredPlaces(fakeArea(), null, lasting);
  places.keep('a', 'public', place);
  places.keep('a', 'public', undefined);
  expect(places.read('a', 'public')).toBeUndefined();
});

test('of many places the earliest are forgotten', () => {
  const places = createStoredPlaces(fakeArea(), null, lasting);
  for (let historyKey = 1; historyKey <= 50; historyKey += 1)
    places.keep(String(historyKey), 'public', place);
  expect(places.read('10', 'public')).toBeUndefined();
  expect(places.read('11', 'public')).toMatchObject(place);
});

test('what somebody else has written there is no place', () => {
  const area = fakeArea({ 'places.visitor': '{"version":1,"value":[{"historyKey":1}]}' });
  expect(createStoredPlaces(area, null, lasting).read('1', 'public')).toBeUndefined();
});

test('without storage a place is kept until the page is left', () => {
  const area = fakeArea();
  area.failWith(new Error('no'));
  const places = createStoredPlaces(area, null, lasting);
  places.keep('a', 'public', place);
  expect(places.read('a', 'public')).toMatchObject(place);
});

test('with the session its places go, and none is kept afterwards', () => {
  const area = fakeArea();
  const ended = new AbortController();
  const places = createStoredPlaces(area, 'mira', ended.signal);
  places.keep('a', 'friends', place);
  ended.abort();
  places.keep('a', 'friends', place);
  expect([...area.items.keys()]).toEqual([]);
});
