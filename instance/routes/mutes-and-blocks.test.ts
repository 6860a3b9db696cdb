import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '#commands/post-status.ts';
import { accountByAcct, accountById, insertAccount } from '#store/accounts.ts';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let ana: TestClient;
let bob: TestClient;
let now: number;

const spared = ['nodeinfo.software.repository'];

beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  instance = await startTestInstance({ now: () => now, config: { remoteAccepts: true } });
  ana = await instance.as('ana');
  bob = await instance.as('bob');
});

function to(target: TestClient, action: string): string {
  return `/api/v1/accounts/${target.account?.id}/${action}`;
}

function accts(answer: TestResponse): string[] {
  return answer.body.map((each: { acct: string }) => each.acct);
}

async function postAs(client: TestClient, status: string): Promise<string> {
  return (await client.post('/api/v1/statuses', { status })).body.id;
}

test('muteAndBlockRoutes: hides a muted account until it is unmuted [R-INST-010]', async () => {
  await bob.post(to(ana, 'follow'));
  const muted = await bob.post(to(ana, 'mute'), { notifications: true });
  expectRecordedResponse(muted, '308_mute');
  expect(muted.body).toMatchObject({ muting: true, muting_notifications: true });
  const id = await postAs(ana, '@bob hello');
  expect((await bob.get('/api/v1/timelines/home')).body).toEqual([]);
  expect((await bob.get('/api/v1/notifications')).body).toEqual([]);
  expect((await bob.get('/api/v1/timelines/home?with_muted=true')).body).toHaveLength(1);
  expect((await bob.get('/api/v1/notifications?with_muted=true')).body).toMatchObject([
    { pleroma: { is_muted: true } },
  ]);
  expect((await bob.get(`/api/v1/statuses/${id}`)).body.muted).toBe(true);
  const list = await bob.get('/api/v1/mutes?with_relationships=true');
  expectRecordedResponse(list, '309_mutes', spared);
  expect(accts(list)).toEqual(['ana']);
  expectRecordedResponse(await bob.post(to(ana, 'unmute')), '309_unmute');
  expect((await bob.get('/api/v1/timelines/home')).body).toHaveLength(1);
});

test('muteAndBlockRoutes: a mute expires', async () => {
  await bob.post(to(ana, 'mute'), 'expires_in=3600');
  await bob.post(to(ana, 'mute'), { duration: 60 });
  await postAs(ana, '@bob hello');
  expect((await bob.get('/api/v1/notifications')).body).toEqual([]);
  now += 61_000;
  expect((await bob.get('/api/v1/notifications')).body).toHaveLength(1);
  expect(accts(await bob.get('/api/v1/mutes'))).toEqual([]);
  instance.runPeriodicTasks();
  const row = instance.instance.database.get('SELECT 1 AS one FROM mutes');
  expect(row).toBeUndefined();
});

test('muteAndBlockRoutes: a block ends follows in both directions and hides both accounts', async () => {
  await bob.post(to(ana, 'follow'));
  await ana.post(to(bob, 'follow'));
  const blocked = await ana.post(to(bob, 'block'));
  expectRecordedResponse(blocked, '310_block');
  expect(blocked.body).toMatchObject({ following: false, followed_by: false, blocking: true });
  expectRecordedResponse(await bob.post(to(ana, 'follow')), '310_follow_blocked_by');
  const seen = await bob.get(`/api/v1/accounts/relationships?id=${ana.account?.id}`);
  expectRecordedResponse(seen, '310_relationship_blocked_by');
  expect(seen.body[0].blocked_by).toBe(false);
  await postAs(ana, 'from ana');
  await postAs(bob, 'from bob @ana');
  expect((await bob.get('/api/v1/timelines/public')).body).toHaveLength(1);
  expect((await ana.get('/api/v1/timelines/public')).body).toHaveLength(1);
  expect((await ana.get('/api/v1/notifications')).body).toEqual([]);
  expectRecordedResponse(await ana.get('/api/v1/blocks?with_relationships=true'), '310_blocks', [
    ...spared,
    '.deactivated',
  ]);
  expectRecordedResponse(await ana.post(to(bob, 'unblock')), '310_unblock');
  expect((await bob.post(to(ana, 'follow'))).body.following).toBe(true);
});

test('muteAndBlockRoutes: hides a blocked domain, except for followed accounts', async () => {
  const { database } = instance.instance;
  for (const username of ['rem', 'ote']) {
    const id = instance.instance.newId();
    const acct = `${username}@bad.example`;
    const host = 'bad.example';
    insertAccount(database, { id, username, host, acct, display_name: '', created_at: now });
    const author = accountById(database, id);
    const uri = `https://bad.example/${username}/1`;
    if (author)
      postStatus(instance.instance, author, { text: username, remote: { uri, url: uri } });
  }
  const ote = accountByAcct(database, 'ote@bad.example');
  await bob.post(`/api/v1/accounts/${ote?.id}/follow`);
  const open = async () =>
    (await bob.get('/api/v1/timelines/public')).body.map(
      (each: { account: { username: string } }) => each.account.username,
    );
  expect(await open()).toEqual(['ote', 'rem']);
  const blocked = await bob.post('/api/v1/domain_blocks', { domain: ' Bad.Example ' });
  expectRecordedResponse(blocked, '313_domain_block');
  expectRecordedResponse(
    await bob.post('/api/v1/domain_blocks', 'domain=worse.example'),
    '313_domain_block_form',
  );
  expect(await open()).toEqual(['ote']);
  const list = await bob.get('/api/v1/domain_blocks');
  expectRecordedResponse(list, '313_domain_blocks');
  expect(list.body).toEqual(['bad.example', 'worse.example']);
  const shown = await bob.get('/api/v1/accounts/rem@bad.example?with_relationships=true');
  expect(shown.body.pleroma.relationship.domain_blocking).toBe(true);
  expectRecordedResponse(
    await bob.delete('/api/v1/domain_blocks', { domain: 'worse.example' }),
    '313_domain_unblock',
  );
  expectRecordedResponse(
    await bob.delete('/api/v1/domain_blocks?domain=bad.example'),
    '313_domain_unblock_query',
  );
  expect((await bob.get('/api/v1/domain_blocks')).body).toEqual([]);
});

test('muteAndBlockRoutes: refuses the own account, unknown accounts and invalid domains', async () => {
  // In the recordings, Akkoma responds 500 to a mute of the own account.
  expect((await bob.post(to(bob, 'mute'))).status).toBe(400);
  expectRecordedResponse(await bob.post(to(bob, 'block')), '310_block_self');
  expect((await bob.post(to(ana, 'mute'), { expires_in: 'long' })).status).toBe(400);
  expect((await bob.post('/api/v1/domain_blocks', {})).status).toBe(400);
  expect((await bob.post('/api/v1/domain_blocks', { domain: ' ' })).status).toBe(422);
  expect((await bob.post('/api/v1/domain_blocks', { domain: 'a'.repeat(300) })).status).toBe(422);
  expect((await bob.delete('/api/v1/domain_blocks')).status).toBe(400);
  for (const action of ['mute', 'unmute', 'block', 'unblock'])
    expect((await bob.post(`/api/v1/accounts/AbCdEfGhIjKlMnOpQr/${action}`)).status).toBe(404);
});

test('muteAndBlockRoutes: refuses visitors', async () => {
  const { visitor } = instance;
  for (const action of ['mute', 'unmute', 'block', 'unblock'])
    expect((await visitor.post(to(ana, action))).status).toBe(403);
  for (const list of ['mutes', 'blocks', 'domain_blocks'])
    expect((await visitor.get(`/api/v1/${list}`)).status).toBe(403);
  expect((await visitor.post('/api/v1/domain_blocks', { domain: 'x.example' })).status).toBe(403);
  expect((await visitor.delete('/api/v1/domain_blocks', { domain: 'x.example' })).status).toBe(403);
});
