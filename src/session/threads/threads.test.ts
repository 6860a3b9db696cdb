import { afterEach, expect, test } from 'vitest';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import { wireAccount, wireStatus } from '#entities/testing/wire.ts';
import { startSession } from '../testing/start-session.ts';
import { threadsOf } from './threads-of.ts';

const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function aSession() {
  const begun = await startSession({ signedInAs: 'mira' });
  ends.push(() => begun.end());
  const jun = await begun.instance.as('jun');
  const session = begun.session();
  const say = async (text: string, to?: string): Promise<string> => {
    const answer = await jun.post('/api/v1/statuses', { status: text, in_reply_to_id: to });
    return answer.body.id;
  };
  const comes = (id: string, to: string, by: string): void => {
    const { tables, viewerId } = session;
    const answer = wireStatus(id, { account: wireAccount(by), in_reply_to_id: to });
    ingestStatus(tables, answer, { askedAt: tables.hub.next(), viewerId });
  };
  return { session, jun, say, comes, faults: begun.faults };
}

test('a conversation holds what stands around its status, oldest first', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  const reply = await say('reply', root);
  threadsOf(session).open(root);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  expect(session.tables.threads.get(root)?.statusIds).toEqual([root, reply]);
});

test('an answer that becomes known joins the open conversations that it belongs to, and no others', async () => {
  const { session, say, comes } = await aSession();
  const root = await say('root');
  const elsewhere = await say('elsewhere');
  threadsOf(session).open(root);
  threadsOf(session).open(elsewhere);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  await expect.poll(() => session.tables.threads.get(elsewhere)?.isLoaded).toBe(true);
  comes('zz2', 'zz1', 'someone');
  comes('zz1', root, 'someone');
  const row = () => session.tables.threads.get(root);
  await expect.poll(() => row()?.statusIds).toEqual([root, 'zz1', 'zz2']);
  expect(row()?.newIds.toSorted()).toEqual(['zz1', 'zz2']);
  expect(session.tables.threads.get(elsewhere)?.statusIds).toEqual([elsewhere]);
});

test('one’s own answer joins without being called new', async () => {
  const { session, say, comes } = await aSession();
  const root = await say('root');
  threadsOf(session).open(root);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  comes('zz1', root, session.viewerId ?? '');
  await expect.poll(() => session.tables.threads.get(root)?.statusIds).toEqual([root, 'zz1']);
  expect(session.tables.threads.get(root)?.newIds).toEqual([]);
});

test('of two calls one that fails loses nothing of the other, and a new attempt makes it whole', async () => {
  const { session, say, faults } = await aSession();
  const root = await say('root');
  const reply = await say('reply', root);
  const row = () => session.tables.threads.get(root);

  faults.of = ({ url }) => (url.includes('/context') ? 'offline' : undefined);
  threadsOf(session).open(root);
  await expect.poll(row).toMatchObject({ statusIds: [root], failure: { of: 'context' } });
  expect(session.tables.statuses.get(root)?.content).toContain('root');

  faults.of = ({ url }) => (url.includes('/context') ? undefined : 'offline');
  await threadsOf(session).load(root);
  expect(row()).toMatchObject({ statusIds: [root, reply], failure: { of: 'status' } });
  expect(row()?.isLoaded).toBe(false);

  faults.of = () => undefined;
  await threadsOf(session).load(root);
  expect(row()).toMatchObject({ isLoaded: true, statusIds: [root, reply], newIds: [] });
  expect(row()?.failure).toBeUndefined();
});

test('asking again changes nothing of what is drawn when nothing is new', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  await say('reply', root);
  threadsOf(session).open(root);
  const row = () => session.tables.threads.get(root);
  await expect.poll(() => row()?.isLoaded).toBe(true);
  const before = row();
  await threadsOf(session).load(root);
  expect(row()?.statusIds).toBe(before?.statusIds);
  expect(row()?.newIds).toBe(before?.newIds);
});

test('what was deleted while it was read is gone once the whole is asked for again', async () => {
  const { session, jun, say } = await aSession();
  const root = await say('root');
  threadsOf(session).open(root);
  const row = () => session.tables.threads.get(root);
  await expect.poll(() => row()?.isLoaded).toBe(true);
  const late = await say('late', root);
  await threadsOf(session).load(root);
  expect(row()).toMatchObject({ statusIds: [root, late], newIds: [late] });
  await jun.delete(`/api/v1/statuses/${late}`);
  session.tables.statuses.merge({ id: late, isDeleted: true });
  await threadsOf(session).load(root);
  expect(row()?.statusIds).toEqual([root]);
});

test('what is new since the last visit is marked when one comes back', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  const close = threadsOf(session).open(root);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  close();
  const late = await say('late', root);
  threadsOf(session).open(root);
  await expect.poll(() => session.tables.threads.get(root)?.statusIds).toEqual([root, late]);
  expect(session.tables.threads.get(root)?.newIds).toEqual([late]);
});

test('conversations that were left are kept, but not without end', async () => {
  const { session, say } = await aSession();
  const ids: string[] = [];
  for (let number = 0; number < 9; number += 1) {
    const id = await say(`root ${number}`);
    ids.push(id);
    threadsOf(session).open(id)();
  }
  await expect.poll(() => session.tables.threads.size).toBeLessThanOrEqual(6);
  expect(session.tables.threads.get(ids.at(-1) ?? '')).toBeDefined();
  expect(session.tables.threads.get(ids[0] ?? '')).toBeUndefined();
});
