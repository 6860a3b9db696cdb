import { expect, test } from 'vitest';
import { FakeClock } from '#api/testing/fake-clock.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createPreferenceStore } from '#session/preferences/preference-store.ts';
import {
  arrivalsIntervalMs,
  arrivalsCollectMs,
  createScreenReaderMessages,
} from './screen-reader-messages.ts';

/**
 * Creates messages with a fake clock; `heard` has the placeholder values of each announced message.
 */
function listen({ announceArrivals = true } = {}) {
  const clock = new FakeClock();
  const end = new AbortController();
  const preferences = createPreferenceStore({ area: fakeArea() });
  preferences.set('announceArrivals', announceArrivals);
  const created = createScreenReaderMessages({
    clock,
    ended: end.signal,
    preferences,
  });
  const heard: unknown[] = [];
  created.store.subscribe(({ messages }) => heard.push(messages.map(({ values }) => values)));
  return { ...created, clock, heard, end };
}

test('screenReaderMessages: announces together what arrives within two seconds', async () => {
  const { arrive, clock, heard } = listen();
  arrive('statuses', 1);
  await clock.advance(arrivalsCollectMs - 1);
  arrive('statuses', 2);
  arrive('notifications', 1);
  expect(heard).toEqual([]);
  await clock.advance(1);
  expect(heard).toEqual([[{ count: 3 }, { unseen: 1 }]]);
});

test('screenReaderMessages: announces new posts and notifications at most every 30 seconds, and each only once [R-SHELL-072]', async () => {
  const { arrive, clock, heard } = listen();
  arrive('statuses', 1);
  await clock.advance(arrivalsCollectMs);
  for (let second = 1; second < arrivalsIntervalMs / 1_000; second += 1) {
    arrive('statuses', 1);
    await clock.advance(1_000);
  }
  expect(heard).toEqual([[{ count: 1 }]]);
  await clock.advance(1_000);
  expect(heard).toEqual([[{ count: 1 }], [{ count: 29 }]]);
  await clock.advance(10 * arrivalsIntervalMs);
  expect(heard).toHaveLength(2);
});

test('screenReaderMessages: announces a result at once, and again if it is the same', () => {
  const { say, store } = listen();
  const liked = { id: 'liked' };
  say(liked);
  const { number } = store.getState();
  say(liked);
  expect(store.getState()).toEqual({ number: number + 1, messages: [liked] });
});

test('screenReaderMessages: announces nothing after the session has ended', async () => {
  const { arrive, clock, heard, end } = listen();
  arrive('notifications', 2);
  end.abort(new Error('signed out'));
  await clock.advance(arrivalsCollectMs);
  expect(heard).toEqual([]);
});

test('screenReaderMessages: announces results but no arrivals if the viewer turned them off [R-SHELL-072]', async () => {
  const { arrive, say, clock, heard } = listen({ announceArrivals: false });
  arrive('statuses', 2);
  await clock.advance(arrivalsIntervalMs);
  expect(heard).toEqual([]);
  say({ id: 'liked', values: { count: 1 } });
  expect(heard).toEqual([[{ count: 1 }]]);
});
