import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@rookery/contract/call.ts';
import { allRoutes } from '#routes/all-routes.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';
import { actingCalls, readingCalls } from '#testing/visibility/calls.ts';
import {
  createVisibilitySetup,
  statusMarker,
  visibilities,
} from '#testing/visibility/visibility-setup.ts';

const lines = readFileSync(new URL('scopes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const table = new Map(
  lines.map((line): [string, readonly string[]] => {
    const [call = '', scopes = ''] = line.split('\t');
    return [call, scopes.split(' ')];
  }),
);

const leaves = [...new Set([...table.values()].flat())].filter((scope) => scope !== '*');
/** All scopes a token can have: the required ones and their parents. */
const single = [
  ...new Set([...leaves, 'read', 'write', 'follow', 'push', 'admin', 'admin:read', 'admin:write']),
];

function isEnough(granted: string, requested: readonly string[]): boolean {
  return requested.some(
    (scope) => scope === '*' || scope === granted || scope.startsWith(`${granted}:`),
  );
}

let instance: TestInstance;
const clients = new Map<string, TestClient>();

beforeAll(async () => {
  instance = await startTestInstance();
  for (const scope of single)
    clients.set(scope, await instance.as('alice', { role: 'admin' }, scope));
});

afterAll(() => instance.close());

async function send(client: TestClient | undefined, call: Call): Promise<TestResponse> {
  const path = call.path.replaceAll(/:\w+/g, 'x');
  if (!client) throw new Error('no such client');
  switch (call.method) {
    case 'GET':
      return client.get(path);
    case 'POST':
      return client.post(path);
    case 'PUT':
      return client.put(path);
    case 'PATCH':
      return client.patch(path);
    case 'DELETE':
      return client.delete(path);
  }
}

const calls = allRoutes.map(({ call }) => ({ call, name: `${call.method} ${call.path}` }));

test.each(calls.filter(({ call }) => /member|staff|admin/.test(call.caller)))(
  'scopes: $name is refused to a token without the scope that Akkoma requires',
  async ({ call, name }) => {
    const requested = table.get(name);
    if (!requested)
      throw new Error(
        `instance/testing/contract-walk/scopes.txt: add “${name}”, a tab and the scope that it requires`,
      );
    for (const scope of single) {
      const { status, body } = await send(clients.get(scope), call);
      const isRefused =
        status === 403 && String(body?.error).startsWith('Insufficient permissions');
      expect([scope, isRefused]).toEqual([scope, !isEnough(scope, requested)]);
    }
  },
);

test('scopes.txt: names only existing calls', () => {
  const names = new Set(calls.map(({ name }) => name));
  expect([...table.keys()].filter((name) => !names.has(name))).toEqual([]);
});

const forVisitors: readonly string[] = ['public', 'unlisted'];

test('scopes: a token without read scope sees no more than a visitor [R-INST-035]', async () => {
  const setup = await createVisibilitySetup();
  const named = setup.instance;
  const leaks: string[] = [];
  for (const scope of ['push', 'follow', 'write', 'read:lists', 'read:backups', 'admin']) {
    const reader = await named.as('named', {}, scope);
    for (const [says, request] of Object.entries({ ...readingCalls, ...actingCalls }))
      for (const visibility of visibilities) {
        if (scope === 'write' && says in actingCalls) continue;
        if (scope === 'read:lists' && says.includes('list')) continue;
        const response = await request({ reader, secret: setup.secrets[visibility], setup });
        const text = JSON.stringify(response.body);
        for (const each of visibilities)
          if (!forVisitors.includes(each) && text.includes(statusMarker(each)))
            leaks.push(`${scope}: ${says} shows ${each}`);
      }
  }
  expect(leaks).toEqual([]);
  await setup.instance.close();
});
