import { expect, test } from 'vitest';
import { FakeClock } from '#api/testing/fake-clock.ts';
import {
  arrivalsIntervalMs,
  arrivalsCollectMs,
  createScreenReaderMessages,
} from './screen-reader-messages.ts';

/**
 * Creates messages with a fake clock; `heard` has the placeholder values of each announced message.
 */
function listen() {
  const clock = new FakeClock();
  const end = new AbortController();
  const created = createScreenReaderMessages({ clock, ended: end.signal });
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

test('screenReaderMessages: announces new posts and notifications at most every 30 seconds, and each only once', async () => {
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
