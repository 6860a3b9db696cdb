import { afterEach, expect, test } from 'vitest';
import { ingestStatus, ingestStatuses } from '#store/ingest/ingest-status.ts';
import { apiAccount, apiStatus } from '#store/testing/api-samples.ts';
import { testOrigin } from '@rookery/instance/testing/start-test-instance.ts';
import type { Session } from '../session.ts';
import { startSession } from '../testing/start-session.ts';
import { getSessionThreads } from './get-session-threads.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/** Creates jun's question with one reply. The context that mira requests can be delayed. */
async function aConversation() {
  const env = await startSession({ signedInAs: 'mira' });
  cleanups.push(() => env.end());
  const { instance, faults } = env;
  const session = env.session();
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  const offline = (isOut: (url: string) => boolean): void => {
    faults.of = ({ url }) => (isOut(url) ? 'offline' : undefined);
  };
  const rootResponse = await jun.post('/api/v1/statuses', { status: 'root' });
  const root: string = rootResponse.body.id;
  const oldResponse = await jun.post('/api/v1/statuses', { status: 'old', in_reply_to_id: root });
  const old: string = oldResponse.body.id;
  const { tables } = session;
  const viewerId = session.viewerId ?? '';
  const moment = () => ({ requestedAt: tables.hub.next(), viewerId });
  return {
    session,
    mira,
    offline,
    root,
    old,
    row: () => tables.threads.get(root),
    count: () => tables.statuses.get(root)?.repliesCount,
    /** Ingests both statuses, or only the first, as a timeline would. */
    comesFromTimeline: (...wires: (typeof rootResponse.body)[]) =>
      void ingestStatuses(tables, wires, moment()),
    wires: { root: { ...rootResponse.body, replies_count: 1 }, old: oldResponse.body },
    /** Ingests a reply as the stream would, or as the viewer's own. */
    comes: (id: string, { by = viewerId, to = root }: { by?: string; to?: string } = {}) => {
      const account = apiAccount(by);
      ingestStatus(tables, apiStatus(id, { account, in_reply_to_id: to }), moment());
    },
    /** Delays the next context. It contains what the server had at the time of the request. */
    holdContext: () => {
      const going = Promise.withResolvers<Response | undefined>();
      const made = instance.fetch(
        new Request(`${testOrigin}/api/v1/statuses/${root}/context`, {
          headers: { authorization: `Bearer ${mira.token}` },
        }),
      );
      faults.of = ({ url }) => (url.includes('/context') ? going.promise : undefined);
      return async (fault?: Response): Promise<void> => {
        going.resolve(fault ?? (await made));
        await expect.poll(() => tables.threads.get(root)?.isLoading).toBe(false);
        faults.of = () => undefined;
      };
    },
  };
}

test.each([
  { name: 'viewer’s', by: undefined, newIds: [] },
  { name: 'other person’s', by: 'someone', newIds: ['zz1'] },
])('Threads: keeps the $name reply that arrives before the first context', async (given) => {
  const { session, root, old, row, count, comes, holdContext, wires, comesFromTimeline } =
    await aConversation();
  comesFromTimeline(wires.root);
  const letGo = holdContext();
  getSessionThreads(session).open(root);
  comes('zz1', given.by === undefined ? {} : { by: given.by });
  await expect.poll(() => row()?.statusIds).toEqual([root, 'zz1']);
  await letGo();
  expect(row()).toMatchObject({ statusIds: [root, old, 'zz1'], newIds: given.newIds });
  expect(row()?.isLoaded).toBe(true);
  expect(count()).toBe(2);
});

test.each([
  {
    name: 'a load',
    again: (session: Session, root: string) => void getSessionThreads(session).load(root),
  },
  { name: 'a refresh', again: (session: Session) => getSessionThreads(session).refresh() },
  {
    name: 'a reopening',
    again: (session: Session, root: string) => void getSessionThreads(session).open(root),
  },
])(
  'Threads: keeps the viewer’s reply when a slower response to $name arrives',
  async ({ again }) => {
    const { session, root, old, row, count, comes, holdContext } = await aConversation();
    const close = getSessionThreads(session).open(root);
    await expect.poll(() => row()?.isLoaded).toBe(true);
    close();
    const letGoFirst = holdContext();
    getSessionThreads(session).open(root);
    await letGoFirst();
    const letGo = holdContext();
    again(session, root);
    comes('zz1');
    await expect.poll(() => row()?.statusIds).toEqual([root, old, 'zz1']);
    await letGo();
    expect(row()?.statusIds).toEqual([root, old, 'zz1']);
    expect(count()).toBe(2);
  },
);

test('Threads: adds a reply to a status that only the context contains', async () => {
  const { session, root, old, row, comes, holdContext } = await aConversation();
  const letGo = holdContext();
  getSessionThreads(session).open(root);
  comes('zz1', { by: 'someone', to: old });
  await letGo();
  expect(row()).toMatchObject({ statusIds: [root, old, 'zz1'], newIds: ['zz1'] });
});

test('Threads: does not add a reply that a complete response lacks again when another reply arrives', async () => {
  const { session, root, old, row, comes } = await aConversation();
  getSessionThreads(session).open(root);
  await expect.poll(() => row()?.isLoaded).toBe(true);
  comes('zz1', { by: 'someone' });
  await expect.poll(() => row()?.statusIds).toEqual([root, old, 'zz1']);
  await getSessionThreads(session).load(root);
  expect(row()).toMatchObject({ statusIds: [root, old], newIds: [] });
  comes('zz2', { by: 'someone' });
  await expect.poll(() => row()?.statusIds).toEqual([root, old, 'zz2']);
});

test.each([
  { name: 'slow', fault: undefined },
  { name: 'failing', fault: Response.json({ error: 'no' }, { status: 500 }) },
])(
  'Threads: does not mark a known old reply as new while the context is $name',
  async ({ fault }) => {
    const { session, root, old, row, comes, holdContext, wires, comesFromTimeline } =
      await aConversation();
    comesFromTimeline(wires.root, wires.old);
    const letGo = holdContext();
    getSessionThreads(session).open(root);
    if (fault) await letGo(fault);
    comes('zz1', { by: 'someone', to: 'elsewhere' });
    await expect.poll(() => row()?.statusIds).toEqual([root, old]);
    expect(row()?.newIds).toEqual([]);
    if (fault) await getSessionThreads(session).load(root);
    else await letGo();
    expect(row()).toMatchObject({ statusIds: [root, old], newIds: [], isLoaded: true });
  },
);

test('Threads: does not mark an old reply as new if its page was requested before the thread opened', async () => {
  const { session, root, old, row, holdContext, wires, comesFromTimeline } = await aConversation();
  comesFromTimeline(wires.root);
  const { tables, viewerId } = session;
  const requestedAt = tables.hub.next();
  const letGo = holdContext();
  getSessionThreads(session).open(root);
  ingestStatuses(tables, [wires.old], { requestedAt, viewerId });
  await expect.poll(() => row()?.statusIds).toEqual([root, old]);
  expect(row()?.newIds).toEqual([]);
  await letGo();
  expect(row()?.newIds).toEqual([]);
});

test('Threads: does not count an old reply of the viewer that the context contains if the request of the status fails', async () => {
  const { session, mira, offline, root, row, count, wires, comesFromTimeline } =
    await aConversation();
  await mira.post('/api/v1/statuses', { status: 'own', in_reply_to_id: root });
  comesFromTimeline({ ...wires.root, replies_count: 2 });
  offline((url) => url.includes(root) && !url.includes('/context'));
  getSessionThreads(session).open(root);
  await expect.poll(() => row()?.failure).toMatchObject({ part: 'status' });
  expect(row()?.statusIds).toHaveLength(3);
  expect(count()).toBe(2);
});
