import { expect, test } from 'vitest';
import { home, latest, miraAtHome, userStream } from './live/testing/mira-at-home.ts';

/** A post with as many answers as are named, known to mira from her stream; `count` is what shows. */
async function answered(visibility: string, ...texts: readonly string[]) {
  const world = await miraAtHome();
  const { tables, feeds } = world.session();
  const parent = await world.post('Where is the heron?');
  const replies: { readonly id: string }[] = [];
  for (const status of texts) {
    const more = { status, visibility, in_reply_to_id: parent.id };
    replies.push((await world.jun.post('/api/v1/statuses', more)).body);
  }
  await feeds.at(home).loadNewer();
  feeds.at(home).showQueued(true);
  latest(world.sockets).opens();
  await world.clock.advance(5_000);
  const says = (event: string, what: unknown): void => {
    latest(world.sockets).says(event, what, userStream);
  };
  const count = () => tables.statuses.get(parent.id)?.repliesCount;
  return { ...world, parent, replies, says, count };
}

test('an answer that is deleted is counted no more, however often that is told', async () => {
  const { replies, says, count, clock } = await answered('public', 'By the weir', 'Gone');
  expect(count()).toBe(2);
  for (let told = 0; told < 2; told += 1) {
    says('delete', replies[1]?.id);
    await clock.advance(1_000);
    expect(count()).toBe(1);
  }
});

test('an answer that never was counted is not taken off', async () => {
  const { replies, says, count, clock, jun, parent } = await answered('public', 'By the weir');
  const more = { status: 'No, not there', in_reply_to_id: parent.id };
  const { body: late } = await jun.post('/api/v1/statuses', more);
  says('update', late);
  await clock.advance(1_000);
  expect(count()).toBe(1);
  says('delete', late.id);
  await clock.advance(1_000);
  expect(count()).toBe(1);
  says('delete', replies[0]?.id);
  await clock.advance(1_000);
  expect(count()).toBe(0);
});

test('what only few may read was not counted, and a later answer of the server decides', async () => {
  const { replies, says, count, clock, jun, parent } = await answered('private', 'By the weir');
  expect(count()).toBe(0);
  says('delete', replies[0]?.id);
  await clock.advance(1_000);
  expect(count()).toBe(0);
  const path = `/api/v1/statuses/${parent.id}`;
  says('status.update', { ...(await jun.get(path)).body, replies_count: 7 });
  await clock.advance(1_000);
  expect(count()).toBe(7);
});
