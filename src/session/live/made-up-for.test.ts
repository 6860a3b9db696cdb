import { expect, test } from 'vitest';
import { home, latest, miraAtHome, textsAt, userStream } from './testing/mira-at-home.ts';

test('LiveStream: catches up with new, edited and deleted statuses after a loss, without duplicates', async () => {
  const world = await miraAtHome();
  const { feeds, tables } = world.session();
  const [kept, edited, deleted] = [
    await world.post('kept'),
    await world.post('edited'),
    await world.post('deleted'),
  ];
  await feeds.at(home).loadNewer();
  feeds.at(home).showQueued(true);
  const watching = [kept, edited, deleted].map(({ id }) =>
    tables.statuses.subscribe(id, () => undefined),
  );
  latest(world.sockets).opens();
  await world.clock.advance(0);
  latest(world.sockets).says('update', await world.post('streamed'), userStream);
  latest(world.sockets).falls(1006);

  const missed = Array.from({ length: 30 }, (_, index) => `missed ${index}`);
  for (const text of missed) await world.post(text);
  await world.jun.put(`/api/v1/statuses/${edited.id}`, { status: 'mended' });
  await world.jun.delete(`/api/v1/statuses/${deleted.id}`);
  await world.clock.advance(5_000);
  latest(world.sockets).opens();
  latest(world.sockets).says('update', await world.post('after'), userStream);
  await world.clock.advance(5_000);

  expect(feeds.at(home).feed.queued.length).toBeGreaterThan(0);
  feeds.at(home).showQueued(false);
  expect(textsAt(world, home)).toEqual([
    'after',
    ...missed.toReversed(),
    'streamed',
    'mended',
    'kept',
  ]);
  for (const stop of watching) stop();
});

test('LiveStream: catches up with edits and deletions between the first page and the first connection [R-STREAM-016 R-STREAM-017]', async () => {
  const world = await miraAtHome();
  const { feeds, tables } = world.session();
  const [edited, deleted] = [await world.post('bakc'), await world.post('a mistake')];
  await feeds.at(home).loadNewer();
  feeds.at(home).showQueued(true);
  const watching = [edited, deleted].map(({ id }) =>
    tables.statuses.subscribe(id, () => undefined),
  );
  await world.jun.put(`/api/v1/statuses/${edited.id}`, { status: 'back' });
  await world.jun.delete(`/api/v1/statuses/${deleted.id}`);
  expect(textsAt(world, home)).toEqual(['a mistake', 'bakc']);

  latest(world.sockets).opens();
  await world.clock.advance(0);
  await expect.poll(() => textsAt(world, home)).toEqual(['back']);
  for (const stop of watching) stop();
});

test('LiveStream: leaves a gap if more was missed than it loads automatically', async () => {
  const world = await miraAtHome();
  const loader = world.session().feeds.at(home);
  await world.post('before');
  await loader.loadNewer();
  latest(world.sockets).opens();
  await world.clock.advance(0);
  latest(world.sockets).falls(1006);
  for (let number = 0; number < 75; number += 1) await world.post(`missed ${number}`);
  await world.clock.advance(5_000);
  latest(world.sockets).opens();
  await world.clock.advance(5_000);
  loader.showQueued(false);
  expect(textsAt(world, home).filter((text) => text === 'a gap')).toHaveLength(1);

  for (let gap = loader.feed.gaps[0]; gap; [gap] = loader.feed.gaps) {
    await loader.fillGap(gap, 'down');
  }
  const texts = textsAt(world, home);
  expect(texts).toHaveLength(76);
  expect(new Set(texts).size).toBe(76);
});
