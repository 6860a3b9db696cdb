import { expect, test } from 'vitest';
import { timelineKinds } from '../feeds/timeline-kinds.ts';
import type { TimelineRef } from '../feeds/timeline-ref.ts';
import {
  federatedTimeline,
  lastItem,
  localTimeline,
  startHomeSession,
} from './testing/start-home-session.ts';

/** Timelines of which the stream delivers only some statuses or none. */
const partly: readonly TimelineRef[] = [
  { kind: 'dms' },
  { kind: 'bookmarks' },
  { kind: 'favorites' },
  { kind: 'mentions' },
  localTimeline,
  federatedTimeline,
  { kind: 'tag', tag: 'heron' },
];

test('LiveStream: subscribes to the member’s own stream alone, whatever timelines are open [R-STREAM-010]', async () => {
  const { sockets, session, clock } = await startHomeSession();
  lastItem(sockets).emitOpen();
  for (const place of partly) session().feeds.open(place);
  await clock.advance(60_000);
  /* The client closes the socket and opens another, because nothing answers its pings. */
  const queries = sockets.map(({ address }) => new URL(address).search);
  expect(new Set(queries)).toEqual(new Set(['?stream=user']));
  expect(new Set(sockets.flatMap(({ sent }) => sent))).toEqual(new Set(['ping']));
});

test('LiveStream: replaces polling of home and notifications while open [R-STREAM-006]', async () => {
  const { sockets, requests, requestedPaths, clock } = await startHomeSession();
  lastItem(sockets).emitOpen();
  await clock.advance(5_000);
  requests.length = 0;
  await clock.advance(25_000);
  expect(requestedPaths()).toEqual([]);

  const polls = () =>
    ['home', 'notifications'].map(
      (name) => requestedPaths().filter((line) => line.endsWith(name)).length,
    );
  lastItem(sockets).emitClose(1006);
  await clock.advance(20_000);
  expect(polls()).toEqual([1, 1]);
  await clock.advance(20_000);
  expect(polls()).toEqual([2, 2]);

  lastItem(sockets).emitOpen();
  await clock.advance(1_000);
  requests.length = 0;
  await clock.advance(25_000);
  expect(polls()).toEqual([0, 0]);
});

test('LiveStream: requests home and notifications after each connection, also the first [R-STREAM-006]', async () => {
  const { sockets, requests, requestedPaths, clock } = await startHomeSession();
  for (const code of [undefined, 1006, 1001]) {
    if (code !== undefined) lastItem(sockets).emitClose(code);
    await clock.advance(5_000);
    requests.length = 0;
    lastItem(sockets).emitOpen();
    await clock.advance(0);
    await expect.poll(requestedPaths).toContain('GET /api/v1/timelines/home');
    await expect.poll(requestedPaths).toContain('GET /api/v1/notifications');
  }
});

test('timelineKinds: only the home timeline is streamed whole [R-STREAM-006]', () => {
  const whole = Object.entries(timelineKinds).filter(([, { streams }]) => streams === 'all');
  expect(whole.map(([kind]) => kind)).toEqual(['friends']);
});

/** Adds a status to the timeline on the server. */
async function addTo(
  { kind }: TimelineRef,
  { mira, jun }: Pick<Awaited<ReturnType<typeof startHomeSession>>, 'mira' | 'jun'>,
  text: string,
): Promise<string> {
  const { body } = await jun.post('/api/v1/statuses', {
    status: `@mira ${text} #heron`,
    visibility: kind === 'dms' ? 'direct' : 'public',
  });
  if (kind === 'bookmarks') await mira.post(`/api/v1/statuses/${body.id}/bookmark`);
  if (kind === 'favorites') await mira.post(`/api/v1/statuses/${body.id}/favourite`);
  return body.id;
}

test.each(partly)(
  'Feeds: polls the open timeline $kind, with and without a stream, until it is closed [R-STREAM-006 R-STREAM-010]',
  async (place) => {
    const env = await startHomeSession();
    const { feeds } = env.session();
    const feedIds = (): readonly string[] => feeds.loaderFor(place).feed.ids;
    const leave = feeds.open(place);
    await env.clock.advance(0);
    lastItem(env.sockets).emitOpen();
    await env.clock.advance(1_000);
    const first = await addTo(place, env, 'one');
    await env.clock.advance(20_000);
    expect(feedIds()).toContain(first);

    lastItem(env.sockets).emitClose(1006);
    const second = await addTo(place, env, 'two');
    await env.clock.advance(20_000);
    expect(feedIds()).toContain(second);

    leave();
    const third = await addTo(place, env, 'three');
    await env.clock.advance(60_000);
    expect(feedIds()).not.toContain(third);
  },
);

test.each(partly)(
  'LiveStream: catches up with the open timeline $kind after each connection, before polling [R-STREAM-006]',
  async (place) => {
    const env = await startHomeSession();
    const { feeds } = env.session();
    feeds.open(place);
    await env.clock.advance(0);
    const early = await addTo(place, env, 'before the first connection');
    lastItem(env.sockets).emitOpen();
    await env.clock.advance(1_000);
    await expect.poll(() => feeds.loaderFor(place).feed.ids).toContain(early);
    lastItem(env.sockets).emitClose(1006);
    const id = await addTo(place, env, 'meanwhile');
    await env.clock.advance(5_000);
    lastItem(env.sockets).emitOpen();
    await env.clock.advance(0);
    await expect.poll(() => feeds.loaderFor(place).feed.ids).toContain(id);
  },
);
