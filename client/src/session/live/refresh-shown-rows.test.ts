import { expect, test } from 'vitest';
import { refreshShownRows } from './refresh-shown-rows.ts';
import { homeTimeline, startHomeSession } from './testing/start-home-session.ts';

test.each([
  ['favourite', 'favourited'],
  ['bookmark', 'bookmarked'],
  ['reblog', 'reblogged'],
] as const)(
  'refreshShownRows: shows on a mounted status a %s that was made on another device',
  async (action, field) => {
    const env = await startHomeSession();
    const { id } = await env.post('seen');
    const other = await env.post('not mounted');
    const session = env.session();
    const { feeds, tables } = session;
    await feeds.loaderFor(homeTimeline).loadNewer();
    const stop = tables.statuses.subscribe(id, () => undefined);
    for (const one of [id, other.id]) await env.mira.post(`/api/v1/statuses/${one}/${action}`);
    await refreshShownRows(session);
    expect(tables.statusViewers.get(id)?.[field]).toBe(true);
    expect(tables.statusViewers.get(other.id)?.[field]).not.toBe(true);
    stop();
  },
);

test('refreshShownRows: keeps a status that the response lacks, such as a private one of a report', async () => {
  const env = await startHomeSession();
  const [readable, gone] = [await env.post('kept'), await env.post('not readable')];
  const session = env.session();
  const { feeds, tables } = session;
  await feeds.loaderFor(homeTimeline).loadNewer();
  const stops = [readable, gone].map(({ id }) => tables.statuses.subscribe(id, () => undefined));
  await env.jun.delete(`/api/v1/statuses/${gone.id}`);
  await refreshShownRows(session);
  expect(tables.statuses.get(gone.id)?.isDeleted).not.toBe(true);
  for (const stop of stops) stop();
});

test('refreshShownRows: refetches mounted relationships, the counts and what was read elsewhere', async () => {
  const env = await startHomeSession();
  const session = env.session();
  const { tables, notifications } = session;
  const own = (await env.mira.post('/api/v1/statuses', { status: 'Mine' })).body;
  await env.jun.post(`/api/v1/statuses/${own.id}/favourite`);
  await notifications?.loader.loadNewer();
  const [newest = ''] = notifications?.loader.feed.ids ?? [];
  expect(tables.notifications.get(newest)?.isSeen).toBe(false);
  const junId = env.jun.account?.id ?? '';
  tables.relationships.merge({ id: junId, following: true }, tables.hub.next());
  const stop = tables.relationships.subscribe(junId, () => undefined);
  await env.mira.post(`/api/v1/accounts/${junId}/mute`);
  await env.mira.patch('/api/v1/accounts/update_credentials', { display_name: 'Mira B' });
  await env.mira.post('/api/v1/markers', { notifications: { last_read_id: newest } });
  await refreshShownRows(session);
  expect(tables.relationships.get(junId)?.muting).toBe(true);
  expect(tables.accounts.get(session.viewerId ?? '')?.displayName).toBe('Mira B');
  expect(tables.notifications.get(newest)?.isSeen).toBe(true);
  stop();
});

test('refreshShownRows: sends one request of each kind, also after a failure', async () => {
  const env = await startHomeSession();
  const session = env.session();
  const { feeds, tables } = session;
  const ids = [await env.post('one'), await env.post('two'), await env.post('three')];
  await feeds.loaderFor(homeTimeline).loadNewer();
  const watching = ids.map(({ id }) => tables.statuses.subscribe(id, () => undefined));
  env.requests.length = 0;
  await refreshShownRows(session);
  expect(env.requestedPaths()).toEqual([
    'GET /api/v1/statuses',
    'GET /api/v1/accounts/verify_credentials',
    'GET /api/v1/markers',
  ]);
  env.faults.of = () => 'offline';
  await refreshShownRows(session);
  expect(tables.statuses.get(ids[0]?.id ?? '')?.content).toBe('one');
  for (const stop of watching) stop();
});
