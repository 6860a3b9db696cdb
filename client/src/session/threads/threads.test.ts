import { afterEach, expect, test } from 'vitest';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { apiAccount, apiStatus } from '#store/testing/api-samples.ts';
import { startSession } from '../testing/start-session.ts';
import { getSessionThreads } from './get-session-threads.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

async function aSession() {
  const env = await startSession({ signedInAs: 'mira' });
  cleanups.push(() => env.end());
  const jun = await env.instance.as('jun');
  const session = env.session();
  const say = async (text: string, to?: string): Promise<string> => {
    const response = await jun.post('/api/v1/statuses', { status: text, in_reply_to_id: to });
    return response.body.id;
  };
  const comes = (id: string, to: string, by: string): void => {
    const { tables, viewerId } = session;
    const answer = apiStatus(id, { account: apiAccount(by), in_reply_to_id: to });
    ingestStatus(tables, answer, { requestedAt: tables.hub.next(), viewerId });
  };
  return { session, jun, say, comes, faults: env.faults };
}

test('Threads: loads the status and its context, oldest first', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  const reply = await say('reply', root);
  getSessionThreads(session).open(root);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  expect(session.tables.threads.get(root)?.statusIds).toEqual([root, reply]);
});

test('Threads: adds a new reply to those open threads to which it belongs', async () => {
  const { session, say, comes } = await aSession();
  const root = await say('root');
  const elsewhere = await say('elsewhere');
  getSessionThreads(session).open(root);
  getSessionThreads(session).open(elsewhere);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  await expect.poll(() => session.tables.threads.get(elsewhere)?.isLoaded).toBe(true);
  comes('zz2', 'zz1', 'someone');
  comes('zz1', root, 'someone');
  const row = () => session.tables.threads.get(root);
  await expect.poll(() => row()?.statusIds).toEqual([root, 'zz1', 'zz2']);
  expect(row()?.newIds.toSorted()).toEqual(['zz1', 'zz2']);
  expect(session.tables.threads.get(elsewhere)?.statusIds).toEqual([elsewhere]);
});

test('Threads: adds the viewer’s reply without marking it as new', async () => {
  const { session, say, comes } = await aSession();
  const root = await say('root');
  getSessionThreads(session).open(root);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  comes('zz1', root, session.viewerId ?? '');
  await expect.poll(() => session.tables.threads.get(root)?.statusIds).toEqual([root, 'zz1']);
  expect(session.tables.threads.get(root)?.newIds).toEqual([]);
});

test('Threads: shows the result of one call if the other fails, and all statuses after a retry', async () => {
  const { session, say, faults } = await aSession();
  const root = await say('root');
  const reply = await say('reply', root);
  const row = () => session.tables.threads.get(root);

  faults.of = ({ url }) => (url.includes('/context') ? 'offline' : undefined);
  getSessionThreads(session).open(root);
  await expect.poll(row).toMatchObject({ statusIds: [root], failure: { part: 'context' } });
  expect(session.tables.statuses.get(root)?.content).toContain('root');

  faults.of = ({ url }) => (url.includes('/context') ? undefined : 'offline');
  await getSessionThreads(session).load(root);
  expect(row()).toMatchObject({ statusIds: [root, reply], failure: { part: 'status' } });
  expect(row()?.isLoaded).toBe(false);

  faults.of = () => undefined;
  await getSessionThreads(session).load(root);
  expect(row()).toMatchObject({ isLoaded: true, statusIds: [root, reply], newIds: [] });
  expect(row()?.failure).toBeUndefined();
});

test('Threads: re-renders nothing after a refetch without changes', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  await say('reply', root);
  getSessionThreads(session).open(root);
  const row = () => session.tables.threads.get(root);
  await expect.poll(() => row()?.isLoaded).toBe(true);
  const before = row();
  await getSessionThreads(session).load(root);
  expect(row()?.statusIds).toBe(before?.statusIds);
  expect(row()?.newIds).toBe(before?.newIds);
});

test('Threads: removes deleted statuses after a refetch', async () => {
  const { session, jun, say } = await aSession();
  const root = await say('root');
  getSessionThreads(session).open(root);
  const row = () => session.tables.threads.get(root);
  await expect.poll(() => row()?.isLoaded).toBe(true);
  const late = await say('late', root);
  await getSessionThreads(session).load(root);
  expect(row()).toMatchObject({ statusIds: [root, late], newIds: [late] });
  await jun.delete(`/api/v1/statuses/${late}`);
  session.tables.statuses.merge({ id: late, isDeleted: true });
  await getSessionThreads(session).load(root);
  expect(row()?.statusIds).toEqual([root]);
});

test('Threads: marks statuses that were added since the last visit', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  const close = getSessionThreads(session).open(root);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  close();
  const late = await say('late', root);
  getSessionThreads(session).open(root);
  await expect.poll(() => session.tables.threads.get(root)?.statusIds).toEqual([root, late]);
  expect(session.tables.threads.get(root)?.newIds).toEqual([late]);
});

test('Threads: removes the oldest of more than six closed threads', async () => {
  const { session, say } = await aSession();
  const ids: string[] = [];
  for (let number = 0; number < 9; number += 1) {
    const id = await say(`root ${number}`);
    ids.push(id);
    getSessionThreads(session).open(id)();
  }
  await expect.poll(() => session.tables.threads.size).toBeLessThanOrEqual(6);
  expect(session.tables.threads.get(ids.at(-1) ?? '')).toBeDefined();
  expect(session.tables.threads.get(ids[0] ?? '')).toBeUndefined();
});
