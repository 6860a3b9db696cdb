import { afterEach, expect, test } from 'vitest';
import { ingestNotification } from '#store/ingest/ingest-notification.ts';
import { createTables } from '#store/tables.ts';
import { apiNotification } from '#store/testing/api-samples.ts';
import { respondAsGoToSocial } from '#session/testing/respond-as-gotosocial.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { startSession } from '../testing/start-session.ts';
import { notificationReadSync } from './notification-read-sync.ts';
import { shownNotificationList } from './shown-notification-list.ts';
import { isUnseen } from './shown-notifications.ts';
import { fetchReadMarker, syncReadMarkers } from './sync-read-markers.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/**
 * Starts a session of mira, who has three likes, on a server on which notifications are marked as
 * read only by moving the marker.
 */
async function device() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { id } = (await mira.post('/api/v1/statuses', { status: 'The heron is back' })).body;
  for (const name of ['ines', 'jun', 'tomas'])
    await (await instance.as(name)).post(`/api/v1/statuses/${id}/favourite`);
  const marker: { last_read_id?: string | undefined } = {};
  const written: unknown[] = [];
  const env = await startSession({
    instance,
    signedInAs: 'mira',
    faultOf: respondAsGoToSocial(instance, async (request) => {
      if (!request.url.includes('/api/v1/markers')) return undefined;
      if (request.method === 'POST') {
        const body: { notifications: { last_read_id: string } } = await request.json();
        written.push(body);
        marker.last_read_id = body.notifications.last_read_id;
      }
      return Response.json(marker.last_read_id === undefined ? {} : { notifications: marker });
    }),
  });
  cleanups.push(() => env.end());
  const session = env.session();
  await session.instanceLoaded;
  const { tables, notifications } = session;
  if (!notifications) throw new Error('expected a member');
  await notifications.loader.loadNewer();
  const ids = () => notifications.loader.feed.ids;
  const unseen = () => ids().filter((one) => tables.notifications.get(one)?.isSeen === false);
  const reading = session.part(notificationReadSync);
  return { env, session, marker, written, ids, unseen, reading };
}

test('fetchReadMarker: leaves unread what is newer than the marker, whenever it arrives', async () => {
  const { session, marker, ids, unseen, env } = await device();
  marker.last_read_id = ids()[1];
  expect(unseen()).toEqual([]);
  await fetchReadMarker(session);
  expect(unseen()).toEqual(ids().slice(0, 1));
  const lea = await env.instance.as('lea');
  await lea.post(`/api/v1/accounts/${session.viewerId}/follow`);
  await session.notifications?.loader.loadNewer();
  expect(unseen()).toEqual(ids().slice(0, 2));
});

test('fetchReadMarker: leaves everything unread without a marker', async () => {
  const { session, unseen } = await device();
  await fetchReadMarker(session);
  expect(unseen()).toHaveLength(3);
});

test('notificationReadSync: writes the marker once per change', async () => {
  const { session, written, ids, unseen, reading } = await device();
  void syncReadMarkers(session);
  await expect.poll(() => unseen().length).toBe(3);
  await reading.markAllSeen();
  await reading.markAllSeen();
  expect(unseen()).toEqual([]);
  expect(written).toEqual([{ notifications: { last_read_id: ids()[0] } }]);
});

test('notificationReadSync: leaves nothing unread on a server with the API of Mastodon', async () => {
  const instance = await startTestInstance({ world: 'demo', config: { dialect: 'mastodon' } });
  const env = await startSession({ instance, signedInAs: 'mira' });
  cleanups.push(() => env.end());
  const session = env.session();
  await session.instanceLoaded;
  await fetchReadMarker(session);
  await session.notifications?.loader.loadNewer();
  const unseen = () => session.part(shownNotificationList).read().filter(isUnseen);
  expect(unseen().length).toBeGreaterThan(5);
  await session.part(notificationReadSync).markAllSeen();
  await session.notifications?.loader.reload();
  expect(unseen()).toEqual([]);
});

test('notificationReadSync: never moves the marker backwards', async () => {
  const { session, marker, written, unseen, reading } = await device();
  await fetchReadMarker(session);
  marker.last_read_id = 'zzzzzzzzzzzzzzzzzz';
  await reading.markAllSeen();
  expect(written).toEqual([]);
  expect(unseen()).toEqual([]);
});

test('notificationReadSync: keeps notifications unread if the marker cannot be written', async () => {
  const { env, session, unseen, reading } = await device();
  await fetchReadMarker(session);
  env.faults.of = ({ url }) => (url.includes('/markers') ? 'offline' : undefined);
  await expect(reading.markAllSeen()).rejects.toMatchObject({ kind: 'offline' });
  expect(unseen()).toHaveLength(3);
});

test('notificationReadSync: sends nothing for a single notification', async () => {
  const { env, session, ids, unseen, reading } = await device();
  await fetchReadMarker(session);
  env.requests.length = 0;
  await reading.markSeen(ids()[0] ?? '');
  expect(env.requests).toEqual([]);
  expect(unseen()).toHaveLength(3);
});

test.each([
  ['numbers', '99', '100', '101'],
  [
    'ULIDs',
    '01M8JHN8SXG2KTR4A1B0M57E4E',
    '01M8JJ041ANPNM42D2S5CA1T3N',
    '01M8JJCE9K28SD54KZ1CZBCGM9',
  ],
  ['flakes', 'AoQ9', 'AoQa', 'AoQb'],
])(
  'ingestNotification: reads from the marker whether the viewer has seen %s',
  (_, older, last, newer) => {
    const tables = createTables();
    tables.readMarker.id = last;
    for (const id of [older, last, newer]) {
      const { pleroma: _pleroma, ...wire } = apiNotification(id);
      ingestNotification(tables, wire, { requestedAt: tables.hub.next(), viewerId: 'me' });
    }
    const seen = [older, last, newer].map((id) => tables.notifications.get(id)?.isSeen);
    expect(seen).toEqual([true, true, false]);
  },
);

test('ingestNotification: prefers the seen state in the notification itself to the marker', () => {
  const tables = createTables();
  tables.readMarker.id = '100';
  const context = () => ({ requestedAt: tables.hub.next(), viewerId: 'me' });
  ingestNotification(tables, apiNotification('99', { pleroma: { is_seen: false } }), context());
  expect(tables.notifications.get('99')?.isSeen).toBe(false);
});
