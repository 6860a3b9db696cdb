import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { startSession } from '../testing/start-session.ts';
import { parseAsyncRefresh } from './async-refresh.ts';
import { getSessionThreads } from './get-session-threads.ts';

test.each([
  ['id="a--b", retry=5, result_count=2', { id: 'a--b', retryMs: 5_000, resultCount: 2 }],
  ['result_count=7,retry=10,id="x"', { id: 'x', retryMs: 10_000, resultCount: 7 }],
  ['id="x"', { id: 'x', retryMs: 5_000, resultCount: 0 }],
  ['id="x", retry=0', { id: 'x', retryMs: 2_000, resultCount: 0 }],
  ['id="x", retry=999999, result_count=-3', { id: 'x', retryMs: 30_000, resultCount: 0 }],
  ['id="x", retry=soon, result_count=99999999', { id: 'x', retryMs: 5_000, resultCount: 0 }],
  ['retry=5', undefined],
  ['id="", retry=5', undefined],
  ['grid="x"', undefined],
  [`id="${'x'.repeat(2_000)}"`, undefined],
  [null, undefined],
])('parseAsyncRefresh: reads %j', (header, expected) => {
  expect(parseAsyncRefresh(header)).toEqual(expected);
});

const header = 'id="job", retry=5, result_count=1';

/**
 * Opens a thread whose context has a header; `states` are the responses to the requests for the
 * state of the job.
 */
async function openThread({
  states,
  dialect = 'mastodon',
  contextHeader = () => header,
}: {
  states: readonly (object | number)[];
  dialect?: 'mastodon' | 'akkoma';
  contextHeader?: (request: number) => string;
}) {
  const instance = await startTestInstance({ world: 'empty', config: { dialect } });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'root' });
  const requests = { context: 0, job: 0 };
  const env = await startSession({
    instance,
    signedInAs: 'mira',
    faultOf({ url }) {
      if (url.endsWith('/context')) {
        requests.context += 1;
        const headers = { 'mastodon-async-refresh': contextHeader(requests.context) };
        return Response.json({ ancestors: [], descendants: [] }, { headers });
      }
      if (!url.includes('/async_refreshes/')) return undefined;
      const state = states[Math.min(requests.job, states.length - 1)];
      requests.job += 1;
      if (typeof state === 'number') return Response.json({ error: 'No' }, { status: state });
      return Response.json({ async_refresh: { id: 'job', ...state } });
    },
  });
  const session = env.session();
  await session.instanceLoaded;
  const close = getSessionThreads(session).open(body.id);
  const row = () => session.tables.threads.get(body.id);
  await expect.poll(() => row()?.isLoaded).toBe(true);
  const end = (): Promise<void> => env.end();
  return { ...env, end, session, requests, close, row, id: String(body.id) };
}

test('Threads: offers the replies that the server finds later, and loads them on request [R-CONV-018]', async () => {
  const { session, clock, requests, row, id, end } = await openThread({
    states: [
      { status: 'running', result_count: 1 },
      { status: 'running', result_count: 4 },
      { status: 'finished', result_count: 6 },
    ],
  });
  await clock.advance(5_000);
  await expect.poll(() => requests.job).toBe(1);
  expect(row()?.foundReplies).toBeUndefined();
  await clock.advance(7_500);
  await expect.poll(() => row()?.foundReplies).toBe(3);
  await clock.advance(11_250);
  await expect.poll(() => row()?.foundReplies).toBe(5);
  await clock.advance(120_000);
  expect(requests).toEqual({ context: 1, job: 3 });
  await getSessionThreads(session).load(id);
  expect(row()?.foundReplies).toBeUndefined();
  expect(requests.context).toBe(2);
  await end();
});

test.each([
  ['the job is forgotten', [404]],
  ['its state is unknown', [{ status: 'paused', result_count: 9 }]],
  ['nothing was found', [{ status: 'finished', result_count: 1 }]],
])('Threads: stop requesting the state of a job once %s', async (_, states) => {
  const { clock, requests, row, end } = await openThread({ states });
  await clock.advance(5_000);
  await expect.poll(() => requests.job).toBe(1);
  await clock.advance(20_000);
  expect(requests.job).toBe(1);
  expect(row()?.failure).toBeUndefined();
  await end();
});

test('Threads: limits the requests to a server whose jobs never end', async () => {
  const { clock, requests, end } = await openThread({
    states: [{ status: 'running', result_count: 1 }],
    contextHeader: (request) => `id="job${request}", retry=2`,
  });
  for (let minute = 0; minute < 240; minute += 1) await clock.advance(30_000);
  expect(requests.job).toBeLessThanOrEqual(75);
  await end();
});

test('Threads: stop requesting the state of a job when the thread is closed', async () => {
  const { clock, requests, close, end } = await openThread({
    states: [{ status: 'running', result_count: 1 }],
  });
  await clock.advance(5_000);
  await expect.poll(() => requests.job).toBe(1);
  close();
  await clock.advance(60_000);
  expect(requests.job).toBe(1);
  await end();
});

test('Threads: ignore the header of a server without these jobs', async () => {
  const { clock, requests, end } = await openThread({ states: [404], dialect: 'akkoma' });
  await clock.advance(5_000);
  expect(requests.job).toBe(0);
  await end();
});
