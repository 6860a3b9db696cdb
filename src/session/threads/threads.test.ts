import { afterEach, expect, test } from 'vitest';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';
import { createSession, type Session } from '../session.ts';
import { createTestWorld } from '../testing/test-world.ts';

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function aSession(signedInAs = 'mira') {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as(signedInAs);
  const { world, clock, logged, faults } = await createTestWorld({ instance });
  const session: Session = createSession(world, {
    member: { accessToken: mira.token ?? '', accountId: mira.account?.id ?? '' },
    onSignedOut: () => undefined,
  });
  open.push(async () => {
    session.dispose();
    await instance.close();
  });
  const say = async (text: string, to?: string): Promise<string> => {
    const answer = await jun.post('/api/v1/statuses', { status: text, in_reply_to_id: to });
    return answer.body.id;
  };
  return { session, jun, say, clock, logged, faults };
}

test('a conversation holds what stands around its status, oldest first', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  const reply = await say('reply', root);
  session.threads.open(root);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  expect(session.tables.threads.get(root)?.statusIds).toEqual([root, reply]);
});

test('an answer that becomes known joins the open conversations that it belongs to, and no others', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  const elsewhere = await say('elsewhere');
  session.threads.open(root);
  session.threads.open(elsewhere);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  await expect.poll(() => session.tables.threads.get(elsewhere)?.isLoaded).toBe(true);
  session.tables.statuses.merge({ id: 'zz2', inReplyToId: 'zz1', accountId: 'someone' });
  session.tables.statuses.merge({ id: 'zz1', inReplyToId: root, accountId: 'someone' });
  const row = session.tables.threads.get(root);
  expect(row?.statusIds).toEqual([root, 'zz1', 'zz2']);
  expect(row?.newIds.toSorted()).toEqual(['zz1', 'zz2']);
  expect(session.tables.threads.get(elsewhere)?.statusIds).toEqual([elsewhere]);
});

test('one’s own answer joins without being called new', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  session.threads.open(root);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  const accountId = session.viewerId ?? '';
  session.tables.statuses.merge({ id: 'zz1', inReplyToId: root, accountId });
  expect(session.tables.threads.get(root)?.statusIds).toEqual([root, 'zz1']);
  expect(session.tables.threads.get(root)?.newIds).toEqual([]);
});

test('a failure is told with what is known, and a new attempt clears it', async () => {
  const { session, say, faults } = await aSession();
  const root = await say('root');
  faults.of = ({ url }) => (url.includes('/context') ? 'offline' : undefined);
  session.threads.open(root);
  await expect.poll(() => session.tables.threads.get(root)?.error).toBeDefined();
  expect(session.tables.threads.get(root)?.isLoaded).toBe(false);
  faults.of = () => undefined;
  await session.threads.load(root);
  expect(session.tables.threads.get(root)).toMatchObject({ isLoaded: true, statusIds: [root] });
  expect(session.tables.threads.get(root)?.error).toBeUndefined();
});

test('what is new since the last visit is marked when one comes back', async () => {
  const { session, say } = await aSession();
  const root = await say('root');
  const close = session.threads.open(root);
  await expect.poll(() => session.tables.threads.get(root)?.isLoaded).toBe(true);
  close();
  const late = await say('late', root);
  session.threads.open(root);
  await expect.poll(() => session.tables.threads.get(root)?.statusIds).toEqual([root, late]);
  expect(session.tables.threads.get(root)?.newIds).toEqual([late]);
});

test('conversations that were left are kept, but not without end', async () => {
  const { session, say } = await aSession();
  const ids: string[] = [];
  for (let number = 0; number < 9; number += 1) {
    const id = await say(`root ${number}`);
    ids.push(id);
    session.threads.open(id)();
  }
  await expect.poll(() => session.tables.threads.size).toBeLessThanOrEqual(6);
  expect(session.tables.threads.get(ids.at(-1) ?? '')).toBeDefined();
  expect(session.tables.threads.get(ids[0] ?? '')).toBeUndefined();
});
