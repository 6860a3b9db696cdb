import { beforeEach, expect, test } from 'vitest';
import { setPassword } from '#commands/set-password.ts';
import { updateAccount } from '#store/accounts.ts';
import { confirmTotpSecret, saveRecoveryCodes, proposeTotpSecret } from '#store/second-factors.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestInstance,
} from '#testing/start-test-instance.ts';
import { totpCode } from '#testing/totp-code.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
let now = 1_790_000_000_000;
let instance: TestInstance;
let client: { client_id: string; client_secret: string };

async function registerClient(scopes: string): Promise<typeof client> {
  const { body } = await instance.visitor.post('/api/v1/apps', {
    client_name: 'tests',
    redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes,
  });
  return { client_id: body.client_id, client_secret: body.client_secret };
}

beforeEach(async () => {
  instance = await startTestInstance({
    world: 'empty',
    now: () => now,
    people: [
      { username: 'mira', password: 'correct horse', email: 'mira@example.org' },
      { username: 'root', password: 'correct horse', role: 'admin' },
    ],
  });
  client = await registerClient('read write follow push admin');
});

function grant(fields: Record<string, string>, by = client): Promise<TestResponse> {
  return instance.visitor.post('/oauth/token', { ...by, ...fields });
}

function signIn(fields: Record<string, string> = {}): Promise<TestResponse> {
  return grant({ grant_type: 'password', username: 'mira', password: 'correct horse', ...fields });
}

function verify(token: string, who = 'accounts'): Promise<TestResponse> {
  return instance.visitor.get(`/api/v1/${who}/verify_credentials`, {
    authorization: `Bearer ${token}`,
  });
}

test('oauthRoutes: issues an app token without a member [R-INST-003]', async () => {
  const { status, body } = await grant({ grant_type: 'client_credentials' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ scope: 'read write follow push admin', token_type: 'Bearer' });
  expect(body).not.toHaveProperty('me');
  expect((await verify(body.access_token, 'apps')).body.name).toBe('tests');
  expect((await verify(body.access_token)).status).toBe(403);
});

test.each([
  ['a name', 'mira'],
  ['a name with its host', 'mira@localhost'],
  ['an address', 'MIRA@example.org'],
])('oauthRoutes: a member signs in by %s', async (_what, username) => {
  expect(await signIn({ username })).toMatchObject({
    status: 200,
    body: { me: 'http://instance.test/users/mira', scope: 'read write follow push' },
  });
});

test.each([
  ['the password is wrong', { password: 'nope' }],
  ['the password is endless', { password: 'x'.repeat(5000) }],
  ['nobody has the name', { username: 'nobody' }],
  ['the app is unknown', { client_id: 'x' }],
  ['the app does not prove itself', { client_secret: 'x' }],
  ['a scope is unknown', { scope: 'bogus' }],
  ['nothing but an admin’s scope is asked for', { scope: 'admin' }],
])('oauthRoutes: issues no token when %s', async (_what, fields) => {
  expect(await signIn(fields)).toMatchObject({
    status: 400,
    body: { error: 'Invalid credentials' },
  });
});

test.each([{}, { grant_type: 'magic' }, { grant_type: 'toString' }])(
  'oauthRoutes: issues no token for the grant %j',
  async (fields) => {
    expect(await grant(fields)).toMatchObject({ status: 400, body: { error: 'Bad request' } });
  },
);

test('oauthRoutes: grants the admin scope to admins and silently drops it for others', async () => {
  const scope = 'read admin:read admin:read';
  expect((await signIn({ scope })).body.scope).toBe('read');
  expect((await signIn({ scope, username: 'root' })).body.scope).toBe('read admin:read');
});

test('oauthRoutes: an app gets only scopes that it registered', async () => {
  const reader = await registerClient('read');
  const fields = { grant_type: 'password', username: 'mira', password: 'correct horse' };
  expect((await grant({ ...fields, scope: 'read:accounts' }, reader)).status).toBe(200);
  expect((await grant({ ...fields, scope: 'write' }, reader)).status).toBe(400);
  expect((await grant({ grant_type: 'client_credentials', scope: 'write' }, reader)).status).toBe(
    400,
  );
});

test.each([
  ['deactivated', { active: 0 }, 'account_is_disabled'],
  ['not approved', { approved: 0 }, 'awaiting_approval'],
  ['not confirmed', { confirmed: 0 }, 'missing_confirmed_email'],
  [
    'due a new password',
    { settings: '{"password_reset_required":true}' },
    'password_reset_required',
  ],
])(
  'oauthRoutes: reveals to a member that they are %s only with the right password',
  async (_what, columns, says) => {
    const { account } = await instance.as('mira');
    updateAccount(instance.instance.database, account?.id ?? '', columns);
    expect(await signIn()).toMatchObject({ status: 403, body: { identifier: says } });
    expect((await signIn({ password: 'nope' })).status).toBe(400);
  },
);

test('oauthRoutes: a refreshed token replaces the old one', async () => {
  const { body: first } = await signIn({ scope: 'read' });
  const fields = { grant_type: 'refresh_token', refresh_token: first.refresh_token };
  const other = await registerClient('read');
  expect((await grant(fields, other)).status).toBe(400);
  const { body: second } = await grant(fields);
  expect(second).toMatchObject({ scope: 'read', refresh_token: first.refresh_token });
  expect((await verify(first.access_token)).status).toBe(403);
  expect((await verify(second.access_token)).status).toBe(200);
  expect((await grant({ ...fields, refresh_token: 'x' })).status).toBe(400);
});

test('oauthRoutes: revoking always has the same response', async () => {
  const { body } = await signIn();
  const other = await registerClient('read');
  for (const fields of [
    { client_id: 'x', client_secret: 'y', token: body.access_token },
    { ...other, token: body.access_token },
    { ...client, token: 'zzz' },
  ])
    expect(await instance.visitor.post('/oauth/revoke', fields)).toMatchObject({
      status: 200,
      body: {},
    });
  expect((await verify(body.access_token)).status).toBe(200);
  await instance.visitor.post('/oauth/revoke', { ...client, token: body.access_token });
  expect((await verify(body.access_token)).status).toBe(403);
});

test.each([
  [{ client_name: 'x' }, 400],
  [{ client_name: 'x', redirect_uris: 'javascript:alert(1)' }, 422],
  [{ client_name: 'x'.repeat(256), redirect_uris: 'https://a.example' }, 422],
])('oauthAppRoutes: refuses to register an app with %j', async (fields, status) => {
  expect((await instance.visitor.post('/api/v1/apps', fields)).status).toBe(status);
});

async function withSecondFactor(): Promise<string> {
  const { database } = instance.instance;
  const { account } = await instance.as('mira');
  const id = account?.id ?? '';
  proposeTotpSecret(database, id, secret);
  confirmTotpSecret(database, id);
  saveRecoveryCodes(database, id, ['abcdefghjkmnpqrs']);
  return id;
}

function answer(fields: Record<string, string>): Promise<TestResponse> {
  return instance.visitor.post('/oauth/mfa/challenge', {
    ...client,
    challenge_type: 'totp',
    ...fields,
  });
}

const codeNow = (): string => totpCode(secret, now);

test('oauthRoutes: requests a second factor, whose code is valid once [R-INST-004]', async () => {
  await withSecondFactor();
  const first = await signIn({ scope: 'read admin' });
  expect(first).toMatchObject({
    status: 403,
    body: { error: 'mfa_required', supported_challenge_types: 'totp' },
  });
  const { mfa_token } = first.body;
  const wrongAnswers = [
    { mfa_token, code: '000000' },
    { mfa_token, code: codeNow(), challenge_type: 'bogus' },
    { mfa_token: 'x', code: codeNow() },
    { mfa_token, code: codeNow(), client_secret: 'x' },
  ];
  for (const fields of wrongAnswers)
    expect(await answer(fields)).toMatchObject({ status: 400, body: { error: 'Invalid code' } });
  const right = await answer({ mfa_token, code: codeNow() });
  expect(right).toMatchObject({ status: 200, body: { scope: 'read' } });
  expect((await verify(right.body.access_token)).body.acct).toBe('mira');
  expect((await answer({ mfa_token, code: codeNow() })).status).toBe(400);

  const again = await signIn();
  const replayed = { mfa_token: again.body.mfa_token, code: codeNow() };
  expect((await answer(replayed)).status).toBe(400);
  now += 30_000;
  expect((await answer({ ...replayed, code: codeNow() })).status).toBe(200);
});

test('oauthRoutes: accepts a recovery code once [R-INST-004]', async () => {
  await withSecondFactor();
  const type = { challenge_type: 'recovery' };
  const code = 'ABCD-efgh jkmnpqrs';
  const { mfa_token } = (await signIn()).body;
  expect((await answer({ ...type, mfa_token, code: 'nope' })).status).toBe(400);
  expect((await answer({ ...type, mfa_token, code })).status).toBe(200);
  const { body } = await signIn();
  expect((await answer({ ...type, mfa_token: body.mfa_token, code })).status).toBe(400);
});

test('oauthRoutes: a challenge ends after five minutes, ten attempts or a new password', async () => {
  const id = await withSecondFactor();
  const late = (await signIn()).body.mfa_token;
  now += 300_001;
  expect((await answer({ mfa_token: late, code: codeNow() })).status).toBe(400);
  const tried = (await signIn()).body.mfa_token;
  for (let tries = 0; tries < 10; tries += 1) await answer({ mfa_token: tried, code: '000000' });
  expect((await answer({ mfa_token: tried, code: codeNow() })).status).toBe(400);
  const open = (await signIn()).body.mfa_token;
  await setPassword(instance.instance, id, 'another horse');
  expect((await answer({ mfa_token: open, code: codeNow() })).status).toBe(400);
});
