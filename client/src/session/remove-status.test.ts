import { expect, test } from 'vitest';
import {
  homeTimeline,
  lastItem,
  startHomeSession,
  userStream,
} from './live/testing/start-home-session.ts';

/**
 * Creates a status with replies, which the stream delivers to mira's session. `count` returns the
 * displayed number of replies.
 */
async function answered(visibility: string, ...texts: readonly string[]) {
  const env = await startHomeSession();
  const { tables, feeds } = env.session();
  const parent = await env.post('Where is the heron?');
  const replies: { readonly id: string }[] = [];
  for (const status of texts) {
    const more = { status, visibility, in_reply_to_id: parent.id };
    replies.push((await env.jun.post('/api/v1/statuses', more)).body);
  }
  await feeds.loaderFor(homeTimeline).loadNewer();
  feeds.loaderFor(homeTimeline).showQueued(true);
  lastItem(env.sockets).emitOpen();
  await env.clock.advance(5_000);
  const says = (event: string, what: unknown): void => {
    lastItem(env.sockets).emitEvent(event, what, userStream);
  };
  const count = () => tables.statuses.get(parent.id)?.repliesCount;
  return { ...env, parent, replies, says, count };
}

test('subtractReply: subtracts a deleted reply once if its deletion is reported several times', async () => {
  const { replies, says, count, clock } = await answered('public', 'By the weir', 'Gone');
  expect(count()).toBe(2);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    says('delete', replies[1]?.id);
    await clock.advance(1_000);
    expect(count()).toBe(1);
  }
});

test('subtractReply: does not subtract a reply that was never counted', async () => {
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

test('subtractReply: does not subtract a reply with limited visibility, and a later count of the server replaces the result', async () => {
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
