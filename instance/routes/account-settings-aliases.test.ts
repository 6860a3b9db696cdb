import { beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const password = 'correct horse';
let instance: TestInstance;
let old: TestClient;
let fresh: TestClient;

beforeEach(async () => {
  instance = await startTestInstance({ world: 'empty' });
  old = await instance.as('old', { password });
  fresh = await instance.as('fresh', { password });
});

const success = { status: 200, body: { status: 'success' } };
const aliasesOf = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/pleroma/aliases')).body.aliases;

test('accountSettingsAliasRoutes: adds and removes aliases by handle [R-INST-012]', async () => {
  expect(await aliasesOf(fresh)).toEqual([]);
  expect(await fresh.put('/api/pleroma/aliases', { alias: 'old' })).toMatchObject(success);
  await fresh.put('/api/pleroma/aliases', { alias: '@old@localhost' });
  expect(await aliasesOf(fresh)).toEqual(['old@localhost']);
  const me = await fresh.get('/api/v1/accounts/verify_credentials');
  expect(me.body.pleroma.also_known_as).toEqual(['http://instance.test/users/old']);
  expect(await fresh.delete('/api/pleroma/aliases', { alias: 'old@localhost' })).toMatchObject(
    success,
  );
  expect(await aliasesOf(fresh)).toEqual([]);
  expect(await fresh.delete('/api/pleroma/aliases', { alias: 'old' })).toMatchObject(success);
});

test('accountSettingsAliasRoutes: refuses to add or remove an unknown account as an alias', async () => {
  const unknown = { status: 404, body: { error: 'Target account does not exist.' } };
  const alias = 'nobody@nowhere.invalid';
  expect(await fresh.put('/api/pleroma/aliases', { alias })).toMatchObject(unknown);
  expect(await fresh.delete('/api/pleroma/aliases', { alias })).toMatchObject(unknown);
  expect((await fresh.put('/api/pleroma/aliases', {})).status).toBe(400);
});

function move(fields: Record<string, string> = {}): Promise<TestResponse> {
  return old.post('/api/pleroma/move_account', { password, target_account: 'fresh', ...fields });
}

test.each([
  ['with a wrong password', { password: 'x' }, 200, 'Invalid password.'],
  [
    'to an unknown account',
    { target_account: 'zzz@nowhere.invalid' },
    404,
    'Target account not found.',
  ],
  [
    'to an account that has no alias of the old one',
    {},
    200,
    'Target account must have the origin in `alsoKnownAs`',
  ],
])(
  'accountSettingsAliasRoutes: refuses to move an account %s',
  async (_case, fields, status, error) => {
    expect(await move(fields)).toMatchObject({ status, body: { error } });
  },
);

async function followed(client: TestClient): Promise<string[]> {
  const page = await client.get(`/api/v1/accounts/${client.account?.id}/following`);
  return page.body.map((account: { acct: string }) => account.acct);
}

test('accountSettingsAliasRoutes: a move notifies all followers, and moves those who allow it [R-INST-012]', async () => {
  const follower = await instance.as('follower');
  const stayer = await instance.as('stayer', { settings: { allow_following_move: false } });
  for (const each of [follower, stayer])
    await each.post(`/api/v1/accounts/${old.account?.id}/follow`);
  await fresh.put('/api/pleroma/aliases', { alias: 'old' });
  expect(await move()).toMatchObject(success);
  expect(await followed(follower)).toEqual(['fresh']);
  expect(await followed(stayer)).toEqual(['old']);
  for (const each of [follower, stayer]) {
    const notifications = await each.get('/api/v1/notifications');
    expect(notifications.body[0]).toMatchObject({
      type: 'move',
      account: { acct: 'old' },
      target: { acct: 'fresh' },
    });
  }
});
