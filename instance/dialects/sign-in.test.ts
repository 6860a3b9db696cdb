import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';
import { redeemCode, signInOnPages } from './testing/sign-in-by-code.ts';

const mira = { name: 'mira', password: 'a long password' };

describe.each(['mastodon', 'gotosocial'] as const)('%s', (dialect) => {
  let instance: TestInstance;

  beforeAll(async () => {
    instance = await startTestInstance({
      config: { dialect },
      people: [{ username: mira.name, password: mira.password }],
    });
  });

  afterAll(() => instance.close());

  test('oauthRoutes: grants a token for a code with a proof key [R-INST-046]', async () => {
    const signIn = await signInOnPages(instance, mira, 'read write');
    expect(signIn.location.href).toMatch(/^http:\/\/client\.example\/cb\?.*state=abc/);
    const { status, body } = await redeemCode(instance, signIn);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual([
      'access_token',
      'created_at',
      'scope',
      'token_type',
    ]);
    const own = await instance.visitor.get('/api/v1/accounts/verify_credentials', {
      authorization: `Bearer ${body.access_token}`,
    });
    expect(own.body).toMatchObject({ username: 'mira', source: { privacy: 'public' } });
  });

  test('oauthRoutes: has no password grant', async () => {
    const app = await instance.visitor.post('/api/v1/apps', {
      client_name: 'tests',
      redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
      scopes: 'read',
    });
    const { status, body } = await instance.visitor.post('/oauth/token', {
      grant_type: 'password',
      username: mira.name,
      password: mira.password,
      client_id: app.body.client_id,
      client_secret: app.body.client_secret,
    });
    expect(status).toBe(400);
    expect(body.error).toBe(dialect === 'mastodon' ? 'unsupported_grant_type' : 'invalid_request');
  });

  test('signInRoutes: shows the form again after a wrong password, and gives no code', async () => {
    const signIn = await signInOnPages(instance, { ...mira, password: 'wrong' }, 'read');
    expect(signIn.location.href).toBe('about:blank');
  });

  test('signInRoutes: refuse a form that was not sent from a page of the session', async () => {
    const { status } = await instance.visitor.post('/auth/sign_in', {
      authenticity_token: 'invented',
      user: { email: mira.name, password: mira.password },
    });
    expect(status).toBe(422);
  });
});

test('createApplication: refuses scopes that Mastodon does not know', async () => {
  const instance = await startTestInstance({ config: { dialect: 'mastodon' } });
  const register = (scopes: string) =>
    instance.visitor.post('/api/v1/apps', {
      client_name: 'tests',
      redirect_uris: 'http://client.example/cb',
      scopes,
    });
  const refused = await register('read write follow push admin');
  expect(refused).toMatchObject({
    status: 422,
    body: { error: "Validation failed: Scopes doesn't match configured on the server." },
  });
  const accepted = await register('read write:statuses admin:read profile');
  expect(accepted).toMatchObject({
    status: 200,
    body: { redirect_uris: ['http://client.example/cb'] },
  });
  await instance.close();
});
