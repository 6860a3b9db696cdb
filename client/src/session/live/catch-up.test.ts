import { expect, test } from 'vitest';
import {
  homeTimeline,
  lastItem,
  startHomeSession,
  timelineTexts,
  userStream,
} from './testing/start-home-session.ts';

test('LiveStream: catches up with new, edited and deleted statuses after a loss, without duplicates', async () => {
  const env = await startHomeSession();
  const { feeds, tables } = env.session();
  const [saved, edited, deleted] = [
    await env.post('kept'),
    await env.post('edited'),
    await env.post('deleted'),
  ];
  await feeds.loaderFor(homeTimeline).loadNewer();
  feeds.loaderFor(homeTimeline).showQueued(true);
  const watching = [saved, edited, deleted].map(({ id }) =>
    tables.statuses.subscribe(id, () => undefined),
  );
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(0);
  lastItem(env.sockets).emitEvent('update', await env.post('streamed'), userStream);
  lastItem(env.sockets).emitClose(1006);

  const missed = Array.from({ length: 30 }, (_, index) => `missed ${index}`);
  for (const text of missed) await env.post(text);
  await env.jun.put(`/api/v1/statuses/${edited.id}`, { status: 'mended' });
  await env.jun.delete(`/api/v1/statuses/${deleted.id}`);
  await env.clock.advance(5_000);
  lastItem(env.sockets).emitOpen();
  lastItem(env.sockets).emitEvent('update', await env.post('after'), userStream);
  await env.clock.advance(5_000);

  expect(feeds.loaderFor(homeTimeline).feed.queued.length).toBeGreaterThan(0);
  feeds.loaderFor(homeTimeline).showQueued(false);
  expect(timelineTexts(env, homeTimeline)).toEqual([
    'after',
    ...missed.toReversed(),
    'streamed',
    'mended',
    'kept',
  ]);
  for (const stop of watching) stop();
});

test('LiveStream: catches up with edits and deletions between the first page and the first connection [R-STREAM-016 R-STREAM-017]', async () => {
  const env = await startHomeSession();
  const { feeds, tables } = env.session();
  const [edited, deleted] = [await env.post('bakc'), await env.post('a mistake')];
  await feeds.loaderFor(homeTimeline).loadNewer();
  feeds.loaderFor(homeTimeline).showQueued(true);
  const watching = [edited, deleted].map(({ id }) =>
    tables.statuses.subscribe(id, () => undefined),
  );
  await env.jun.put(`/api/v1/statuses/${edited.id}`, { status: 'back' });
  await env.jun.delete(`/api/v1/statuses/${deleted.id}`);
  expect(timelineTexts(env, homeTimeline)).toEqual(['a mistake', 'bakc']);

  lastItem(env.sockets).emitOpen();
  await env.clock.advance(0);
  await expect.poll(() => timelineTexts(env, homeTimeline)).toEqual(['back']);
  for (const stop of watching) stop();
});

test('LiveStream: leaves a gap if more was missed than it loads automatically', async () => {
  const env = await startHomeSession();
  const loader = env.session().feeds.loaderFor(homeTimeline);
  await env.post('before');
  await loader.loadNewer();
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(0);
  lastItem(env.sockets).emitClose(1006);
  for (let number = 0; number < 75; number += 1) await env.post(`missed ${number}`);
  await env.clock.advance(5_000);
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(5_000);
  loader.showQueued(false);
  expect(timelineTexts(env, homeTimeline).filter((text) => text === 'a gap')).toHaveLength(1);

  for (let gap = loader.feed.gaps[0]; gap; [gap] = loader.feed.gaps) {
    await loader.fillGap(gap, 'down');
  }
  const texts = timelineTexts(env, homeTimeline);
  expect(texts).toHaveLength(76);
  expect(new Set(texts).size).toBe(76);
});
