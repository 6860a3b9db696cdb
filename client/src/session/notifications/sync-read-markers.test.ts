import { afterEach, expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';
import { notificationReadSync } from './notification-read-sync.ts';
import { syncReadMarkers } from './sync-read-markers.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/** A device of Mira's with three unseen likes. */
async function device(instance?: Awaited<ReturnType<typeof startSession>>['instance']) {
  const env = await startSession({ signedInAs: 'mira', ...(instance && { instance }) });
  cleanups.push(() => env.end());
  if (!instance) {
    const mira = await env.instance.as('mira');
    const { id } = (await mira.post('/api/v1/statuses', { status: 'The heron is back' })).body;
    for (const name of ['ines', 'jun', 'tomas']) {
      await (await env.instance.as(name)).post(`/api/v1/statuses/${id}/favourite`);
    }
  }
  const session = env.session();
  const { tables, notifications, viewerId } = session;
  if (!notifications || viewerId === null) throw new Error('expected a member');
  await notifications.loader.loadNewer();
  const unseen = () =>
    notifications.loader.feed.ids.filter((id) => tables.notifications.get(id)?.isSeen === false);
  const follow = () => void syncReadMarkers(session);
  return { ...env, reading: session.part(notificationReadSync), unseen, follow };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isSo(); turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

test('syncReadMarkers: marks notifications as read in other tabs at once', async () => {
  const first = await device();
  const second = await device(first.instance);
  first.follow();
  second.follow();
  const [newest = ''] = first.unseen();
  expect(second.unseen()).toHaveLength(3);
  await first.reading.markSeen(newest);
  await until(() => second.unseen().length === 2);
  expect(second.unseen()).toHaveLength(2);
  await first.reading.markAllSeen();
  await until(() => second.unseen().length === 0);
  expect(second.unseen()).toEqual([]);
});

test('syncReadMarkers: marks notifications as read on other devices by the server’s marker', async () => {
  const phone = await device();
  const desk = await device(phone.instance);
  const [, second = ''] = desk.unseen();
  const mira = await phone.instance.as('mira');
  await mira.post('/api/v1/markers', { notifications: { last_read_id: second } });
  desk.follow();
  await until(() => desk.unseen().length === 1);
  expect(desk.unseen()).toHaveLength(1);
});
