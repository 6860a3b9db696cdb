import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@rookery/contract/call.ts';
import { uploadMedia } from '@rookery/contract/calls/media.ts';
import { createStatus } from '@rookery/contract/calls/status-editing.ts';
import { allRoutes } from '#routes/all-routes.ts';
import { runCount } from '#testing/run-count.ts';
import {
  startTestInstance,
  testOrigin,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';
import { hostileBodies, bodiesWithFilledFields, type HostileBody } from './hostile-body-shapes.ts';

let instance: TestInstance;
let token: string;
let idle: number;

beforeAll(async () => {
  instance = await startTestInstance();
  const alice = await instance.as('alice', { role: 'admin' });
  token = alice.token ?? '';
  await idleAnswer();
  idle = await idleAnswer();
});

afterAll(() => instance.close());

async function send(call: Call, body: HostileBody): Promise<number> {
  const headers = {
    host: new URL(testOrigin).host,
    authorization: `Bearer ${token}`,
    'content-type': body.type,
    'content-length': String(body.bytes.length),
  };
  const address = testOrigin + call.path.replaceAll(/:\w+/g, 'x');
  const response = await instance.fetch(
    new Request(address, { method: call.method, headers, body: body.bytes, redirect: 'manual' }),
  );
  await response.arrayBuffer();
  return response.status;
}

/** Returns the CPU milliseconds of this thread, independent of other processes. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Measures how long `work` blocks the event loop, in milliseconds. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = worked();
  let isOver = false;
  const measure = (): void => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(measure);
  };
  setImmediate(measure);
  await work();
  isOver = true;
  return Math.max(longest, worked() - last);
}

async function request(client: TestClient): Promise<void> {
  expect((await client.get('/api/v1/instance')).status).toBe(200);
}

const manyAnswers = 300;

/** Returns the average response time of an idle instance, over many requests since the clock is coarse. */
async function idleAnswer(): Promise<number> {
  const began = worked();
  for (let each = 0; each < manyAnswers; each += 1) await request(instance.visitor);
  return (worked() - began) / manyAnswers;
}

const calls = allRoutes.map(({ call }) => call).filter(({ method }) => method !== 'GET');

/** Body sizes in bytes: up to the limit and, in a long run, above it. */
const sizes = runCount(1) === 1 ? [250_000, 1_000_000] : [250_000, 500_000, 1_000_000, 16_000_000];

/** Maximum blocking time, in multiples of the idle response time. */
const maxBlocking = 300;

/** Returns the bodies that blocked the instance for too long, with their time. */
async function holding(call: Call, bodies: readonly HostileBody[]): Promise<string[]> {
  const found: string[] = [];
  for (const body of bodies) {
    let ratio = Infinity;
    // Garbage collection may have interfered: a real problem occurs again.
    for (let tries = 0; tries < 4 && ratio > maxBlocking; tries += 1) {
      const longest = await longestHold(async () => {
        expect(await send(call, body)).toBeLessThan(500);
      });
      ratio = longest / idle;
    }
    if (ratio > maxBlocking)
      found.push(`${call.method} ${call.path}: ${body.says}, ${ratio} times`);
  }
  return found;
}

/**
 * The calls to test. A long run tests all calls; otherwise these two stand for them, because most
 * calls do not parse the body themselves.
 */
const shown: readonly Call[] = [createStatus, uploadMedia];
const tried = runCount(1) === 1 ? shown : calls;

test.each(sizes)(
  'hostile bodies: %i bytes do not block other requests [R-INST-036]',
  { timeout: runCount(120_000) },
  async (size) => {
    const bodies = hostileBodies(size);
    const found: string[] = [];
    for (const call of tried) found.push(...(await holding(call, bodies)));
    expect(found).toEqual([]);
  },
);

test.each(calls.map((call) => ({ call, name: `${call.method} ${call.path}` })))(
  'hostile bodies: the fields of $name at maximum length do not block other requests [R-INST-036]',
  { timeout: runCount(60_000) },
  async ({ call }) => {
    expect(await holding(call, bodiesWithFilledFields(call, 250_000))).toEqual([]);
  },
);
