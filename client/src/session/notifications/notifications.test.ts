import { afterEach, expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';
import { notificationReadSync } from './notification-read-sync.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/** A session of Mira with a status that three people liked. */
async function miraWithLikes() {
  const env = await startSession({ signedInAs: 'mira' });
  cleanups.push(() => env.end());
  const mira = await env.instance.as('mira');
  const { id } = (await mira.post('/api/v1/statuses', { status: 'The heron is back' })).body;
  for (const name of ['ines', 'jun', 'tomas']) {
    await (await env.instance.as(name)).post(`/api/v1/statuses/${id}/favourite`);
  }
  const { tables, notifications, part } = env.session();
  if (!notifications) throw new Error('expected a member');
  await notifications.loader.loadNewer();
  const seenHere = () =>
    notifications.loader.feed.ids.map((each) => tables.notifications.get(each)?.isSeen);
  const seenThere = async (): Promise<boolean[]> =>
    (await mira.get('/api/v1/notifications')).body.map(
      (each: { pleroma: { is_seen: boolean } }) => each.pleroma.is_seen,
    );
  return { ...env, notifications, reading: part(notificationReadSync), seenHere, seenThere };
}

test('Notifications: sends a single read notification by its id [R-NOTIF-025]', async () => {
  const { notifications, reading, seenHere, seenThere } = await miraWithLikes();
  const [, second = ''] = notifications.loader.feed.ids;
  await reading.markSeen(second);
  expect(seenHere()).toEqual([false, true, false]);
  expect(await seenThere()).toEqual([false, true, false]);
});

test('Notifications: marks all as read up to the newest loaded id, later ones stay unseen [R-NOTIF-025]', async () => {
  const { reading, instance, session, seenHere, seenThere } = await miraWithLikes();
  const jun = await instance.as('jun');
  await jun.post(`/api/v1/accounts/${session().viewerId}/follow`);
  await reading.markAllSeen();
  expect(seenHere()).toEqual([true, true, true]);
  expect(await seenThere()).toEqual([false, true, true, true]);
});

test('Notifications: marks as read at once, and reverts if the server rejects it', async () => {
  const { reading, faults, seenHere, seenThere } = await miraWithLikes();
  const answered = Promise.withResolvers<'offline'>();
  faults.of = () => answered.promise;
  const marking = reading.markAllSeen();
  expect(seenHere()).toEqual([true, true, true]);
  answered.resolve('offline');
  await expect(marking).rejects.toMatchObject({ kind: 'offline' });
  expect(seenHere()).toEqual([false, false, false]);
  expect(await seenThere()).toEqual([false, false, false]);
});

test('Notifications: does not send notifications that are already seen', async () => {
  const { notifications, reading, requests } = await miraWithLikes();
  const [first = ''] = notifications.loader.feed.ids;
  await reading.markAllSeen();
  requests.length = 0;
  await reading.markSeen(first);
  await reading.markAllSeen();
  expect(requests).toEqual([]);
});

test('Notifications: shows a notice with the error for 5000 ms after a failed request [R-NOTIF-012 R-CONST-018 R-CONST-109]', async () => {
  const { notifications, faults, notices } = await miraWithLikes();
  faults.of = () => new Response('<h1>It broke</h1>', { status: 500 });
  await notifications.loader.loadNewer();
  expect(notices.store.getState()).toMatchObject([
    {
      level: 'error',
      messageKey: 'notifications.error',
      timeoutMs: 5000,
      error: { kind: 'server', status: 500 },
    },
  ]);
});
