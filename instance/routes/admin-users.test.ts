import { beforeEach, expect, test } from 'vitest';
import { tokenByAccess } from '#store/tokens.ts';
import { openStream } from '#stream/stream-connection.ts';
import { expectRecordedResponse } from '#testing/expect-recorded-response.ts';
import { uploadPicture } from '#testing/sample-pictures.ts';
import {
  startTestInstance,
  testOrigin,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let admin: TestClient;
let mod: TestClient;
let bob: TestClient;
let gina: TestClient;

const users = '/api/v1/pleroma/admin/users';

beforeEach(async () => {
  instance = await startTestInstance();
  admin = await instance.as('alice', { role: 'admin' });
  mod = await instance.as('mod', { role: 'moderator' });
  bob = await instance.as('bob');
  gina = await instance.as('gina', { email: 'gina@localhost.test', password: 'Passw0rd!' });
});

function right(name: string, who = 'bob'): string {
  return `${users}/${who}/permission_group/${name}`;
}

function tag(tags: readonly string[]) {
  return mod.put(`${users}/tag`, { nicknames: ['gina'], tags });
}

test('adminUserRoutes: adds, shows and removes a moderation tag [R-INST-032]', async () => {
  expectRecordedResponse(await tag(['mrf_tag:sandbox', 'mrf_tag:sandbox']), '607_admin_tag_user');
  const shown = () => mod.get(`/api/v1/accounts/${gina.account?.id}`);
  expect((await shown()).body.pleroma.tags).toEqual(['mrf_tag:sandbox']);
  expectRecordedResponse(
    await mod.delete(`${users}/tag?nicknames[]=gina&tags[]=mrf_tag:sandbox`),
    '607_admin_untag_user_query',
  );
  expect((await shown()).body.pleroma.tags).toEqual([]);
  expect((await mod.put(`${users}/tag`, { nicknames: ['gina'] })).status).toBe(400);
});

test.each([
  ['sandbox', 'public', 'private'],
  ['sandbox', 'direct', 'direct'],
  ['force-unlisted', 'public', 'unlisted'],
  ['force-unlisted', 'private', 'private'],
])(
  'adminUserRoutes: with the moderation tag %s, a %s status becomes %s',
  async (name, requested, given) => {
    await tag([`mrf_tag:${name}`]);
    const posted = await gina.post('/api/v1/statuses', { status: 'hm', visibility: requested });
    expect(posted.body.visibility).toBe(given);
  },
);

test('adminUserRoutes: moderation tags remove media or mark them as sensitive', async () => {
  async function post() {
    const media = await uploadPicture(gina, 1);
    return gina.post('/api/v1/statuses', { status: 'look', media_ids: [media.body.id] });
  }
  await tag(['mrf_tag:media-force-nsfw']);
  const shown = (await post()).body;
  expect(shown).toMatchObject({ sensitive: true, media_attachments: [{}] });
  expect((await gina.post('/api/v1/statuses', { status: 'words' })).body.sensitive).toBe(false);
  const plain = await gina.put(`/api/v1/statuses/${shown.id}`, {
    status: 'look!',
    media_ids: [shown.media_attachments[0].id],
  });
  expect(plain.body.sensitive).toBe(true);
  await tag(['mrf_tag:media-strip']);
  expect((await post()).body).toMatchObject({ sensitive: false, media_attachments: [] });
});

test('adminUserRoutes: a moderation tag prevents that an account is followed', async () => {
  await tag(['mrf_tag:disable-remote-subscription']);
  const follow = () => bob.post(`/api/v1/accounts/${gina.account?.id}/follow`);
  expect((await follow()).body.following).toBe(true);
  await bob.post(`/api/v1/accounts/${gina.account?.id}/unfollow`);
  await tag(['mrf_tag:disable-any-subscription']);
  const refused = await follow();
  expect([refused.status, refused.body]).toEqual([403, { error: 'rejected' }]);
});

test('adminUserRoutes: hides a deactivated account from members until it is activated', async () => {
  const posted = await gina.post('/api/v1/statuses', { status: 'still here? @bob' });
  const id = gina.account?.id;
  const off = await mod.patch(`${users}/deactivate`, { nicknames: ['gina'] });
  expectRecordedResponse(off, '608_admin_deactivate');
  expect(off.body.users).toMatchObject([{ nickname: 'gina', is_active: false }]);
  expectRecordedResponse(await bob.get(`/api/v1/accounts/${id}`), '609_account_show_deactivated');
  expect((await admin.get(`/api/v1/accounts/${id}`)).body.pleroma.deactivated).toBe(true);
  expectRecordedResponse(
    await gina.get('/api/v1/accounts/verify_credentials'),
    '609_deactivated_token_use',
  );
  expect((await bob.get(`/api/v1/statuses/${posted.body.id}`)).status).toBe(404);
  expect((await admin.get(`/api/v1/statuses/${posted.body.id}`)).status).toBe(200);
  expect((await bob.get('/api/v1/timelines/public')).body).toEqual([]);
  expect((await bob.get('/api/v1/notifications')).body).toEqual([]);
  expect((await bob.get('/api/v1/accounts/search?q=gina')).body).toEqual([]);
  expectRecordedResponse(
    await mod.patch(`${users}/activate`, { nicknames: ['gina'] }),
    '608_admin_activate',
  );
  // Tokens from before the deactivation stay revoked.
  expect((await gina.get('/api/v1/accounts/verify_credentials')).status).toBe(403);
  gina = await instance.as('gina');
  expect((await gina.get('/api/v1/accounts/verify_credentials')).status).toBe(200);
  expect((await bob.get('/api/v1/timelines/public')).body).toHaveLength(1);
  expect((await bob.get('/api/v1/notifications')).body).toHaveLength(1);
});

test('adminUserRoutes: a deactivated account cannot sign in', async () => {
  const app = await instance.visitor.post('/api/v1/apps', {
    client_name: 'x',
    redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: 'read',
  });
  await mod.patch(`${users}/deactivate`, { nicknames: ['gina'] });
  const { client_id, client_secret } = app.body;
  const response = await instance.visitor.post('/oauth/token', {
    grant_type: 'password',
    client_id,
    client_secret,
    username: 'gina',
    password: 'Passw0rd!',
    scope: 'read',
  });
  expectRecordedResponse(response, '609_token_deactivated');
});

test('adminUserRoutes: deleting an account deletes its statuses, follows and favourites, but reserves its name', async () => {
  const id = gina.account?.id;
  await bob.post(`/api/v1/accounts/${id}/follow`);
  const post = await bob.post('/api/v1/statuses', { status: 'tea' });
  await gina.post(`/api/v1/statuses/${post.body.id}/favourite`);
  await gina.post(`/api/v1/statuses/${post.body.id}/reblog`);
  const own = await gina.post('/api/v1/statuses', { status: 'bye' });
  const deletedIds: string[] = [];
  instance.instance.events.listen((event) => {
    if (event.kind === 'deleted') deletedIds.push(event.status.id);
  });
  expectRecordedResponse(await admin.delete(`${users}?nickname=gina`), '612_admin_delete_user');
  expect(deletedIds).toEqual([own.body.id]);
  expect((await bob.get(`/api/v1/accounts/${id}`)).status).toBe(404);
  expect((await gina.get('/api/v1/accounts/verify_credentials')).status).toBe(403);
  expect((await admin.get(`/api/v1/statuses/${own.body.id}`)).status).toBe(404);
  expect((await bob.get(`/api/v1/statuses/${post.body.id}`)).body).toMatchObject({
    favourites_count: 0,
    reblogs_count: 0,
  });
  const me = await bob.get('/api/v1/accounts/verify_credentials');
  expect(me.body.following_count).toBe(0);
  expect((await bob.get('/api/v1/notifications')).body).toEqual([]);
});

test('adminUserRoutes: closes the streams of a deactivated account, and sends deletions to followers', async () => {
  await bob.post(`/api/v1/accounts/${gina.account?.id}/follow`);
  const { id } = (await gina.post('/api/v1/statuses', { status: 'bye' })).body;
  const frames: string[] = [];
  const closed: number[] = [];
  function listen(client: TestClient): void {
    const { database } = instance.instance;
    const token = tokenByAccess(database, client.token ?? '');
    const memberId = client.account?.id ?? '';
    openStream({
      instance: instance.instance,
      origin: testOrigin,
      token,
      memberId,
      first: { kind: 'user', name: `user:${memberId}`, argument: '' },
      send: (text) => frames.push(text),
      close: (code) => closed.push(code),
    });
  }
  listen(gina);
  await mod.patch(`${users}/deactivate`, { nicknames: ['gina'] });
  expect(closed).toEqual([1000]);
  listen(bob);
  await admin.delete(`${users}?nickname=gina`);
  expect(frames.map((text) => JSON.parse(text))).toContainEqual({ event: 'delete', payload: id });
});

test('adminUserRoutes: only admins grant and revoke rights', async () => {
  expectRecordedResponse(await admin.post(right('moderator')), '610_admin_grant');
  expect((await bob.get('/api/v1/pleroma/admin/reports')).status).toBe(200);
  expectRecordedResponse(await admin.delete(right('moderator')), '610_admin_revoke');
  expect((await bob.get('/api/v1/pleroma/admin/reports')).status).toBe(403);
  expectRecordedResponse(await mod.post(right('moderator')), '610_admin_grant_by_mod');
  expectRecordedResponse(await admin.post(right('wizard')), '610_admin_grant_unknown_group');
  expect((await admin.post(right('moderator', 'nobody'))).status).toBe(404);
  await admin.post(right('moderator', 'alice'));
  await admin.delete(right('moderator', 'alice'));
  expectRecordedResponse(await admin.delete(right('admin', 'alice')), '610_admin_revoke_self');
});

test('adminUserRoutes: responds 404 to unknown accounts and 400 to invalid fields', async () => {
  // These responses differ from the recordings, in which Akkoma answers 500 to such requests.
  expect((await admin.delete(`${users}?nickname=nobodyhere`)).status).toBe(404);
  expect((await mod.patch(`${users}/deactivate`, { nicknames: ['nobody'] })).status).toBe(404);
  expect((await mod.patch(`${users}/activate`, { nicknames: [1, {}] })).status).toBe(400);
  expect((await admin.delete(users)).status).toBe(400);
});

test('adminUserRoutes: refuses callers without the right to moderate', async () => {
  const calls = (client: TestClient) => [
    client.put(`${users}/tag`, { nicknames: ['gina'], tags: ['x'] }),
    client.delete(`${users}/tag`, { nicknames: ['gina'], tags: ['x'] }),
    client.patch(`${users}/deactivate`, { nicknames: ['gina'] }),
    client.patch(`${users}/activate`, { nicknames: ['gina'] }),
    client.delete(`${users}?nickname=gina`),
    client.post(`${users}/gina/permission_group/admin`),
    client.delete(`${users}/alice/permission_group/admin`),
  ];
  for (const answer of await Promise.all(calls(bob)))
    expect([answer.status, answer.body.error]).toEqual([403, 'User is not a staff member.']);
  for (const answer of await Promise.all(calls(instance.visitor)))
    expect([answer.status, answer.body.error]).toEqual([403, 'Invalid credentials.']);
  expectRecordedResponse(
    await mod.delete(`${users}?nickname=gina`),
    '612_admin_delete_user_by_mod',
  );
});

test('adminUserRoutes: a moderator cannot deactivate an admin, even among other accounts', async () => {
  const refused = await mod.patch(`${users}/deactivate`, { nicknames: ['gina', 'alice'] });
  expect(refused.status).toBe(403);
  for (const person of [admin, gina])
    expect((await person.get('/api/v1/accounts/verify_credentials')).status).toBe(200);
  expect((await admin.patch(`${users}/deactivate`, { nicknames: ['mod'] })).status).toBe(200);
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);

test('adminUserRoutes: limits the number of moderation tags of an account [R-INST-044]', async () => {
  expect((await tag(names(100))).status).toBe(204);
  expect((await tag(['t0'])).status).toBe(204);
  expect(await tag(['one more'])).toMatchObject({
    status: 422,
    body: { error: 'Limit of 100 reached' },
  });
  const untag = { nicknames: ['gina'], tags: names(1) };
  expect((await mod.delete(`${users}/tag`, untag)).status).toBe(204);
});
