import { expect, test } from 'vitest';
import { startTestInstance } from '#testing/start-test-instance.ts';

test('oauthRoutes: a token identifies its member until it is revoked [R-INST-005 R-INST-009]', async () => {
  const person = { username: 'mira', password: 'correct horse', displayName: 'Mira' };
  const instance = await startTestInstance({ world: 'empty', people: [person] });
  const { visitor } = instance;
  const { body: app } = await visitor.post('/api/v1/apps', {
    client_name: 'tests',
    redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: 'read',
  });
  const client = { client_id: app.client_id, client_secret: app.client_secret };
  const granted = await visitor.post('/oauth/token', {
    ...client,
    grant_type: 'password',
    username: 'mira',
    password: 'correct horse',
  });
  const token = granted.body.access_token;
  const verify = () =>
    visitor.get('/api/v1/accounts/verify_credentials', { authorization: `Bearer ${token}` });
  const me = await verify();
  expect(me).toMatchObject({ status: 200, body: { acct: 'mira', display_name: 'Mira' } });
  const shown = await visitor.get('/api/v1/accounts/mira');
  expect(shown).toMatchObject({ status: 200, body: { id: me.body.id, acct: 'mira' } });

  const revoked = await visitor.post('/oauth/revoke', { ...client, token });
  expect(revoked.status).toBe(200);
  expect(await verify()).toMatchObject({ status: 403, body: { error: 'Invalid credentials.' } });
  await instance.close();
});

test('notificationRoutes: lists, reads and dismisses notifications [R-INST-017]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun');
  const posted = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
  await jun.post(`/api/v1/statuses/${posted.body.id}/favourite`);
  await jun.post('/api/v1/statuses', { status: '@mira where?' });

  const listed = await mira.get('/api/v1/notifications');
  expect(listed.body).toMatchObject([
    { type: 'mention', pleroma: { is_seen: false } },
    { type: 'favourite', pleroma: { is_seen: false } },
  ]);
  await mira.post('/api/v1/pleroma/notifications/read', { max_id: listed.body[0].id });
  const read = await mira.get('/api/v1/notifications');
  expect(read.body).toMatchObject([{ pleroma: { is_seen: true } }, { pleroma: { is_seen: true } }]);
  await mira.post(`/api/v1/notifications/${listed.body[1].id}/dismiss`);
  const left = await mira.get('/api/v1/notifications');
  expect(left.body).toHaveLength(1);
  await instance.close();
});
