import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { startSession } from '../testing/start-session.ts';
import { refreshMountedStatuses } from './refresh-mounted-statuses.ts';

/**
 * Opens statuses of Jun on Mira's screen. Then, elsewhere, one of them is deleted and another
 * liked.
 */
async function setUp(count: number, { hasCall }: { hasCall: boolean }) {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1)
    ids.push(String((await jun.post('/api/v1/statuses', { status: `post ${number}` })).body.id));
  const env = await startSession({
    instance,
    signedInAs: 'mira',
    faultOf: ({ method, url }) =>
      !hasCall && method === 'GET' && /\/statuses\?/.test(url)
        ? Response.json({ error: 'No' }, { status: 404 })
        : undefined,
  });
  const session = env.session();
  await session.instanceLoaded;
  const { statuses } = session.tables;
  for (const id of ids) {
    statuses.merge({ id, content: 'old' }, session.tables.hub.next());
    statuses.subscribe(id, () => undefined);
  }
  await jun.delete(`/api/v1/statuses/${ids[0]}`);
  await mira.post(`/api/v1/statuses/${ids[1]}/favourite`);
  const requestCount = () =>
    env.requests.filter(({ method, url }) => method === 'GET' && /\/statuses[/?]/.test(url)).length;
  return { env, session, ids, requestCount };
}

test.each([
  ['by one request, and those that are missing one by one', true, 2],
  ['one by one on a server without the call', false, 4],
])('refreshMountedStatuses: refetches statuses %s [R-CALL-114]', async (_, hasCall, expected) => {
  const { env, session, ids, requestCount } = await setUp(3, { hasCall });
  await refreshMountedStatuses(session);
  const { statuses, statusViewers } = session.tables;
  expect(statuses.get(ids[0] ?? '')?.isDeleted).toBe(true);
  expect(statusViewers.get(ids[1] ?? '')?.favourited).toBe(true);
  expect(statuses.get(ids[2] ?? '')?.content).toContain('post 2');
  expect(requestCount()).toBe(expected);
  await refreshMountedStatuses(session);
  /* A call that the server lacks is not sent a second time. */
  expect(requestCount()).toBe(expected + (hasCall ? 2 : 3));
  await env.end();
});

test('refreshMountedStatuses: requests at most 8 statuses one by one', async () => {
  const { env, session, requestCount } = await setUp(12, { hasCall: false });
  await refreshMountedStatuses(session);
  expect(requestCount()).toBe(9);
  await env.end();
});

test('refreshMountedStatuses: keeps statuses that the list leaves out and that still exist, as those by muted people', async () => {
  const { env, session, ids } = await setUp(3, { hasCall: true });
  env.faults.of = async (request) => {
    if (!/\/statuses\?/.test(request.url)) return undefined;
    const list: unknown = await (await env.instance.fetch(request)).json();
    return Response.json(
      Array.isArray(list) ? list.filter(({ id }: { id: string }) => id !== ids[2]) : list,
    );
  };
  await refreshMountedStatuses(session);
  const { statuses } = session.tables;
  expect(statuses.get(ids[0] ?? '')?.isDeleted).toBe(true);
  expect(statuses.get(ids[2] ?? '')?.isDeleted).not.toBe(true);
  await env.end();
});
