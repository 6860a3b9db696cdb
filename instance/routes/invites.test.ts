import { beforeEach, expect, test } from 'vitest';
import { loadExchanges } from '@rookery/contract/testing/recordings.ts';
import { shapeDifferences } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const path = '/api/v1/pleroma/admin/users';

let instance: TestInstance;
let boss: TestClient;

beforeEach(async () => {
  instance = await startTestInstance({ config: { registration: { open: false, invites: true } } });
  boss = await instance.as('boss', { role: 'admin' });
});

test('inviteRoutes: an invite has the fields recorded from Akkoma, and an `invite_type` that follows from its limits', async () => {
  const recorded = loadExchanges().find(({ name }) => name === '637_admin_invite_token');
  const once = await boss.post(`${path}/invite_token`, {});
  expect(once.status).toBe(200);
  expect(shapeDifferences(recorded?.response.body, once.body)).toEqual([]);
  expect(once.body).toMatchObject({ invite_type: 'one_time', used: false, uses: 0 });
  const kinds = [
    [{ max_use: 3 }, 'reusable'],
    [{ expires_at: '2999-01-01' }, 'date_limited'],
    [{ max_use: 3, expires_at: '2999-01-01' }, 'reusable_date_limited'],
  ] as const;
  for (const [limits, kind] of kinds)
    expect((await boss.post(`${path}/invite_token`, limits)).body).toMatchObject({
      ...limits,
      invite_type: kind,
    });
  expect((await boss.get(`${path}/invites`)).body.invites).toHaveLength(4);
});

test('inviteRoutes: a revoked invite cannot be used', async () => {
  const { token } = (await boss.post(`${path}/invite_token`, { max_use: 5 })).body;
  const revoked = await boss.post(`${path}/revoke_invite`, { token });
  expect(revoked.body).toMatchObject({ token, used: true });
  const response = await boss.post('/api/v1/accounts', {
    username: 'nora',
    password: 'p',
    agreement: true,
    token,
  });
  expect([response.status, response.body.error]).toEqual([400, 'Expired token']);
});

test('inviteRoutes: refuses invalid limits and unknown tokens', async () => {
  expect((await boss.post(`${path}/invite_token`, { max_use: 0 })).status).toBe(400);
  expect((await boss.post(`${path}/invite_token`, { expires_at: 'soon' })).status).toBe(400);
  expect((await boss.post(`${path}/revoke_invite`, { token: 'x' })).status).toBe(404);
  expect((await boss.post(`${path}/revoke_invite`, {})).status).toBe(400);
});

test('inviteRoutes: only admins create invites', async () => {
  const mod = await instance.as('mod', { role: 'moderator' });
  for (const client of [instance.visitor, mod, await instance.as('ana')]) {
    expect((await client.post(`${path}/invite_token`, {})).status).toBe(403);
    expect((await client.get(`${path}/invites`)).status).toBe(403);
    expect((await client.post(`${path}/revoke_invite`, { token: 'x' })).status).toBe(403);
  }
});
