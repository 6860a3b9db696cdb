import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInstance } from '#create-instance.ts';
import { allRoutes } from '#routes/all-routes.ts';
import { runCount } from '#testing/run-count.ts';
import { startTestInstance, testOrigin, type TestInstance } from '#testing/start-test-instance.ts';
import { fuzzedRequest, type FuzzedRequest, type KnownValues } from './fuzzed-request.ts';
import { hostileTextArbitrary } from './hostile-values.ts';

let folder: string;
let instance: TestInstance;
const faults: unknown[] = [];
/**
 * Paths that answer 500 in some cases, as on Akkoma: for a settings profile of the saved version, and
 * for a page of emoji packs past the end.
 */
const answers500 = /^\/api\/v1\/(?:akkoma\/frontend_settings\/|pleroma\/emoji\/packs?$)/;
let tokens: readonly (string | undefined)[];
const known: Record<string, string[]> = {
  id: ['1', '2', 'bob'],
  note: ['1'],
  nickname: ['bob', 'nobody'],
  right: ['admin', 'moderator'],
  emoji: ['🐝', 'heron', ':heron:', 'heron@far.example'],
  tag: ['garden'],
  frontend: ['rookery'],
  profile: ['default'],
  language: ['de'],
  folder: ['stickers'],
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-'));
  instance = await startTestInstance({ dataDir: folder, onError: (error) => faults.push(error) });
  const bob = await instance.as('bob');
  const carol = await instance.as('carol');
  const poll = { options: ['a', 'b'], expires_in: 600 };
  const status = await bob.post('/api/v1/statuses', { status: 'In the #garden', poll });
  const reply = { status: '@bob yes', in_reply_to_id: status.body.id, visibility: 'direct' };
  const direct = await carol.post('/api/v1/statuses', reply);
  await bob.post('/api/v1/lists', { title: 'Friends' });
  known['id']?.push(status.body.id, direct.body.id, bob.account?.id ?? '', carol.account?.id ?? '');
  const alice = await instance.as('alice', { role: 'admin' });
  tokens = [undefined, bob.token, carol.token, alice.token, 'no token'];
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function send({ method, address, type, body, caller }: FuzzedRequest): Promise<Response> {
  const headers = new Headers({ host: new URL(testOrigin).host });
  const token = tokens[caller];
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (type !== undefined) headers.set('content-type', type);
  return instance.fetch(
    new Request(address, { method, headers, body: body ?? null, redirect: 'manual' }),
  );
}

async function holdsUp(request: FuzzedRequest): Promise<void> {
  const answer = await send(request);
  const text = await answer.text();
  expect(faults).toEqual([]);
  const may500 = answers500.test(new URL(request.address).pathname);
  expect(answer.status).toBeLessThan(may500 ? 501 : 500);
  expect(text).not.toMatch(/\n\s+at .+:\d+|node:internal|node_modules|SQLITE|\.ts:\d/);
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (isJson && text !== '') JSON.parse(text);
}

/** Calls with a password are slow by design. */
const timeout = runCount(30_000);

const calls = allRoutes.map(({ call }) => ({ call, name: `${call.method} ${call.path}` }));

test.each(calls)(
  'fuzz: $name never fails for arbitrary input [R-INST-036]',
  { timeout },
  async ({ call }) => {
    const knownHere: KnownValues = known;
    await fc.assert(fc.asyncProperty(fuzzedRequest(call, knownHere), holdsUp), {
      numRuns: runCount(40),
    });
  },
);

test('fuzz: any path is answered without a server error [R-INST-036]', { timeout }, async () => {
  const segment = fc.oneof(
    hostileTextArbitrary.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 500))),
    fc.constantFrom('api', 'v1', 'media', 'emoji', 'users', 'notice', 'static', '%', '%00', '..'),
  );
  const address = fc.tuple(fc.constantFrom('GET', 'POST', 'DELETE', 'OPTIONS'), fc.array(segment));
  await fc.assert(
    fc.asyncProperty(address, ([method, parts]) =>
      holdsUp({
        method,
        address: `${testOrigin}/${parts.join('/')}`,
        type: undefined,
        body: undefined,
        caller: 1,
      }),
    ),
    { numRuns: runCount(300) },
  );
});

test('fuzz: the instance still responds and its database can be reopened [R-INST-036]', async () => {
  const late = await instance.as('latecomer');
  expect((await late.post('/api/v1/statuses', { status: 'still here' })).status).toBe(200);
  expect((await late.get('/api/v1/timelines/home')).status).toBe(200);
  await instance.close();
  const restarted = await createInstance({ dataDir: folder });
  const { database } = restarted.instance;
  expect(database.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  expect(database.all('PRAGMA foreign_key_check')).toEqual([]);
  await restarted.close();
});
