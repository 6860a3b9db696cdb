import { beforeEach, expect, test } from 'vitest';
import { updateAccount } from '#store/accounts.ts';
import { hashPassword } from '#store/passwords.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let mira: TestClient;
const password = 'correct horse';

beforeEach(async () => {
  instance = await startTestInstance({ world: 'empty' });
  mira = await instance.as('mira', { password, email: 'mira@example.org' });
});

const isIn = async (client: TestClient): Promise<boolean> =>
  (await client.get('/api/v1/accounts/verify_credentials')).status === 200;

test('securityRoutes: lists sign-ins, which only their member can end [R-INST-012]', async () => {
  const again = await instance.as('mira');
  const jun = await instance.as('jun');
  const listed = await mira.get('/api/oauth_tokens.json');
  expect((await mira.get('/api/oauth_tokens')).body).toEqual(listed.body);
  expect((await instance.visitor.get('/api/oauth_tokens')).status).toBe(403);
  expect(listed.body).toHaveLength(2);
  expect(listed.body[0]).toEqual({
    app_name: 'tests',
    id: expect.any(Number),
    valid_until: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+$/),
  });
  const second = listed.body[1].id;
  expect(await jun.delete(`/api/oauth_tokens/${second}`)).toMatchObject({
    status: 201,
    body: null,
  });
  expect(await isIn(again)).toBe(true);
  expect((await mira.delete(`/api/oauth_tokens/${second}`)).status).toBe(201);
  expect((await mira.delete('/api/oauth_tokens/nothing')).status).toBe(201);
  expect([await isIn(again), await isIn(mira)]).toEqual([false, true]);
});

const change = (fields: Record<string, string>): Promise<TestResponse> =>
  mira.post('/api/pleroma/change_password', {
    password,
    new_password: 'another horse',
    new_password_confirmation: 'another horse',
    ...fields,
  });

test.each([
  [{ password: 'nope' }, 'Invalid password.'],
  [{ new_password: 'third' }, 'New password does not match confirmation.'],
  [{ new_password: '', new_password_confirmation: '' }, "New password can't be blank."],
  ...['a', '1234567', '👩‍👩‍👧‍👦'].map((weak): [Record<string, string>, string] => [
    { new_password: weak, new_password_confirmation: weak },
    'New password should be at least 8 character(s).',
  ]),
])('securityRoutes: does not change the password with %j [R-INST-039]', async (fields, error) => {
  expect(await change(fields)).toMatchObject({ status: 200, body: { error } });
  expect(await isIn(mira)).toBe(true);
});

test('securityRoutes: a new password ends every sign-in, including the current one [R-INST-012]', async () => {
  const again = await instance.as('mira');
  expect(await change({})).toMatchObject({ status: 200, body: { status: 'success' } });
  expect([await isIn(again), await isIn(mira)]).toEqual([false, false]);
});

const email = (fields: Record<string, string>): Promise<TestResponse> =>
  mira.post('/api/pleroma/change_email', { password, ...fields });

const address = async (): Promise<string> =>
  (await mira.get('/api/v1/accounts/verify_credentials')).body.pleroma.email;

test('accountSettingsEmailRoutes: changes or removes the address [R-INST-012]', async () => {
  await instance.as('jun', { email: 'jun@example.org' });
  for (const [given, error] of [
    ['zzz', 'Email has invalid format.'],
    [`${'x'.repeat(300)}@example.org`, 'Email has invalid format.'],
    ['JUN@example.org', 'Email has already been taken.'],
  ] as const)
    expect(await email({ email: given })).toMatchObject({ status: 200, body: { error } });
  expect(await email({ email: 'm@example.org', password: 'nope' })).toMatchObject({
    status: 200,
    body: { error: 'Invalid password.' },
  });
  expect(await address()).toBe('mira@example.org');
  expect(await email({ email: 'm@example.org' })).toMatchObject({ body: { status: 'success' } });
  expect(await address()).toBe('m@example.org');
  await email({ email: '' });
  expect(await address()).toBeNull();
});

test('accountSettingsEmailRoutes: a new address takes effect after its link was opened, if confirmation is required', async () => {
  instance = await startTestInstance({
    world: 'empty',
    config: { registration: { confirmation: true } },
  });
  mira = await instance.as('mira', { password, email: 'mira@example.org' });
  await email({ email: 'm@example.org' });
  expect(await address()).toBe('mira@example.org');
  const [mail] = await instance.instance.mail.all();
  expect(mail?.to).toBe('m@example.org');
  const path = /(\/api\/account\/change_email\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await instance.visitor.get(`${path}x`)).status).toBe(404);
  expect((await instance.visitor.get(path)).status).toBe(200);
  expect(await address()).toBe('m@example.org');
  expect((await instance.visitor.get(path)).status).toBe(404);
});

test('securityRoutes: deletes an account with its statuses and reserves its name [R-INST-012]', async () => {
  const jun = await instance.as('jun');
  const posted = await mira.post('/api/v1/statuses', { status: 'A heron' });
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  const refused = await mira.post('/api/pleroma/delete_account', { password: 'nope' });
  expect(refused).toMatchObject({ status: 200, body: { error: 'Invalid password.' } });
  const done = await mira.post('/api/pleroma/delete_account', { password });
  expect(done).toMatchObject({ status: 200, body: { status: 'success' } });
  expect(await isIn(mira)).toBe(false);
  expect((await jun.get(`/api/v1/statuses/${posted.body.id}`)).status).toBe(404);
  expect((await jun.get('/api/v1/accounts/mira')).status).toBe(404);
  const me = await jun.get('/api/v1/accounts/verify_credentials');
  expect(me.body.followers_count).toBe(0);
});

test('securityRoutes: saves notification settings from a form', async () => {
  const changed = await mira.put(
    '/api/pleroma/notification_settings',
    'block_from_strangers=true&hide_notification_contents=1',
  );
  expect(changed.body).toEqual({ status: 'success' });
  const me = await mira.get('/api/v1/accounts/verify_credentials');
  expect(me.body.pleroma.notification_settings).toEqual({
    block_from_strangers: true,
    hide_notification_contents: true,
  });
});

const calls = [
  ['get', '/api/oauth_tokens.json', 'read:accounts'],
  ['delete', '/api/oauth_tokens/1', 'write:accounts'],
  ['put', '/api/pleroma/notification_settings', 'write:accounts'],
  ['post', '/api/pleroma/change_password', 'write:accounts'],
  ['post', '/api/pleroma/change_email', 'write:accounts'],
  ['post', '/api/pleroma/delete_account', 'write:accounts'],
  ['get', '/api/pleroma/aliases', 'read:accounts'],
  ['put', '/api/pleroma/aliases', 'write:accounts'],
  ['delete', '/api/pleroma/aliases', 'write:accounts'],
  ['post', '/api/pleroma/move_account', 'write:accounts'],
  ['get', '/api/pleroma/accounts/mfa', 'read:security'],
  ['get', '/api/pleroma/accounts/mfa/backup_codes', 'write:security'],
  ['get', '/api/pleroma/accounts/mfa/setup/totp', 'write:security'],
  ['post', '/api/pleroma/accounts/mfa/confirm/totp', 'write:security'],
  ['delete', '/api/pleroma/accounts/mfa/totp', 'write:security'],
  ['post', '/api/pleroma/follow_import', 'follow | write:follows'],
  ['post', '/api/pleroma/blocks_import', 'follow | write:blocks'],
  ['post', '/api/pleroma/mutes_import', 'follow | write:mutes'],
  ['get', '/api/v1/pleroma/backups', 'read:backups'],
  ['post', '/api/v1/pleroma/backups', 'read:backups'],
  ['get', '/api/v1/pleroma/mascot', 'read:accounts'],
  ['put', '/api/v1/pleroma/mascot', 'write:accounts'],
  ['patch', '/api/v1/accounts/update_credentials', 'write:accounts'],
] as const;

test.each(calls)(
  'securityRoutes: %s %s requires a member with the scope %s',
  async (method, path, scope) => {
    expect(await instance.visitor[method](path)).toMatchObject({
      status: 403,
      body: { error: 'Invalid credentials.' },
    });
    const limited = await instance.as('mira', {}, 'push');
    expect(await limited[method](path)).toMatchObject({
      status: 403,
      body: { error: `Insufficient permissions: ${scope}.` },
    });
  },
);

const passwordCalls = [
  ['post', '/api/pleroma/change_email', { email: 'a@b.example' }],
  ['post', '/api/pleroma/delete_account', {}],
  ['post', '/api/pleroma/move_account', { target_account: 'jun' }],
] as const;

test.each(passwordCalls)(
  'securityRoutes: %s %s names the missing field',
  async (method, path, fields) => {
    const answer = await mira[method](path, fields);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain('Missing field: password');
  },
);

test('securityRoutes: an empty password does not match a member without a password', async () => {
  updateAccount(instance.instance.database, mira.account?.id ?? '', { password_hash: null });
  const response = await mira.post('/api/pleroma/delete_account', { password: '' });
  expect(response.body).toEqual({ error: 'Invalid password.' });
  updateAccount(instance.instance.database, mira.account?.id ?? '', {
    password_hash: await hashPassword('x'),
  });
  expect((await mira.post('/api/pleroma/delete_account', { password: 'y' })).body).toHaveProperty(
    'error',
  );
});
