import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { accountByAcct, updateAccount } from '#store/accounts.ts';
import { confirmTotpSecret, proposeTotpSecret } from '#store/second-factors.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestInstance,
} from '#testing/start-test-instance.ts';
import { totpCode } from '#testing/totp-code.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const outOfBandUri = 'urn:ietf:wg:oauth:2.0:oob';
const redirect = 'https://client.example/back?from=here';
let now = 1_790_000_000_000;
let instance: TestInstance;
let client: { client_id: string; client_secret: string };

beforeEach(async () => {
  instance = await startTestInstance({
    world: 'empty',
    now: () => now,
    people: [{ username: 'mira', password: 'correct horse' }],
  });
  const { body } = await instance.visitor.post('/api/v1/apps', {
    client_name: 'A <b>bold</b> client',
    redirect_uris: `${redirect} ${outOfBandUri}`,
    scopes: 'read write admin',
  });
  client = { client_id: body.client_id, client_secret: body.client_secret };
});

function getAuthorizePage(fields: Record<string, string> = {}): Promise<TestResponse> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirect,
    ...fields,
  });
  return instance.visitor.get(`/oauth/authorize?${query.toString()}`);
}

function send(
  fields: Record<string, string> = {},
  scopes = ['read', 'admin'],
): Promise<TestResponse> {
  const given = {
    client_id: client.client_id,
    response_type: 'code',
    redirect_uri: redirect,
    name: 'mira',
    password: 'correct horse',
    ...fields,
  };
  const form = new URLSearchParams(
    Object.entries(given).map(([name, value]) => [`authorization[${name}]`, value]),
  );
  for (const scope of scopes) form.append('authorization[scope][]', scope);
  return instance.visitor.post('/oauth/authorize', form.toString());
}

function redeem(code: string | null, fields: Record<string, string> = {}): Promise<TestResponse> {
  return instance.visitor.post('/oauth/token', {
    ...client,
    grant_type: 'authorization_code',
    redirect_uri: redirect,
    code,
    ...fields,
  });
}

function leadsTo(answer: TestResponse): URL {
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

test('oauthAuthorizeRoutes: the page requests credentials and consent without a script [R-INST-003]', async () => {
  const page = await getAuthorizePage({ scope: 'read write', state: '"><script>' });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' https://client.example;");
  expect(policy).not.toContain('script-src');
  expect(page.body).toContain('A &lt;b&gt;bold&lt;/b&gt; client');
  expect(page.body).not.toContain('<script');
  expect(page.body.match(/type="checkbox"/g)).toHaveLength(2);
  expect((await getAuthorizePage()).body.match(/type="checkbox"/g)).toHaveLength(3);
});

test.each([
  ['the app is unknown', { client_id: 'x' }],
  ['the address was not registered', { redirect_uri: 'https://client.example/elsewhere' }],
  ['there is no address', { redirect_uri: '' }],
  ['another kind of answer is wanted', { response_type: 'token' }],
  ['the state is endless', { state: 'x'.repeat(5000) }],
])('oauthAuthorizeRoutes: does not redirect when %s', async (_what, fields) => {
  for (const answer of [await getAuthorizePage(fields), await send(fields)]) {
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.body).not.toContain('type="password"');
  }
});

test('oauthAuthorizeRoutes: returns a code and the state; the code is valid for one token [R-INST-003]', async () => {
  const back = leadsTo(await send({ state: 'a&b' }));
  expect(back.origin + back.pathname).toBe('https://client.example/back');
  expect(back.searchParams.get('from')).toBe('here');
  expect(back.searchParams.get('state')).toBe('a&b');
  const code = back.searchParams.get('code');
  const granted = await redeem(code);
  expect(granted).toMatchObject({ status: 200, body: { scope: 'read' } });
  expect(await redeem(code)).toMatchObject({ status: 400, body: { error: 'Invalid credentials' } });
  const me = await instance.visitor.get('/api/v1/accounts/verify_credentials', {
    authorization: `Bearer ${granted.body.access_token}`,
  });
  expect(me.body.acct).toBe('mira');
});

async function codeOf(): Promise<string | null> {
  return leadsTo(await send()).searchParams.get('code');
}

test('oauthAuthorizeRoutes: a code is bound to its app and redirect URI, and expires', async () => {
  const { body: other } = await instance.visitor.post('/api/v1/apps', {
    client_name: 'other',
    redirect_uris: redirect,
  });
  const code = await codeOf();
  const { client_id, client_secret } = other;
  expect((await redeem(code, { client_id, client_secret })).status).toBe(400);
  expect((await redeem(await codeOf(), { redirect_uri: outOfBandUri })).status).toBe(400);
  const old = await codeOf();
  now += 600_001;
  expect((await redeem(old)).status).toBe(400);
  expect((await redeem('')).status).toBe(400);
});

test('oauthAuthorizeRoutes: shows the code of an app without a redirect URI', async () => {
  const page = await send({ redirect_uri: outOfBandUri });
  expect(page.status).toBe(200);
  const code = /<code dir="ltr">([\w-]+)<\/code>/.exec(page.body)?.[1] ?? '';
  expect((await redeem(code, { redirect_uri: outOfBandUri })).status).toBe(200);
});

test('oauthAuthorizeRoutes: redirects a denial to the app', async () => {
  const back = leadsTo(await send({ deny: 'true', state: 's', password: '' }));
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe('s');
  expect((await send({ deny: 'true', redirect_uri: outOfBandUri })).status).toBe(403);
});

test('oauthAuthorizeRoutes: shows errors on the page without repeating the password', async () => {
  const wrong = await send({ password: 'secret words' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toContain('role="alert"');
  expect(wrong.body).toContain('value="mira"');
  expect(wrong.body).not.toContain('secret words');
  expect((await send({}, [])).status).toBe(400);
  expect((await send({}, ['bogus'])).status).toBe(400);
  expect((await send({}, ['follow'])).status).toBe(400);
  const { account } = await instance.as('mira');
  updateAccount(instance.instance.database, account?.id ?? '', { approved: 0 });
  const waiting = await send();
  expect(waiting.status).toBe(403);
  expect(waiting.body).toContain('Your account is waiting for approval.');
});

test('oauthAuthorizeRoutes: the page supports the second factor [R-INST-004]', async () => {
  const { database } = instance.instance;
  const { account } = await instance.as('mira');
  proposeTotpSecret(database, account?.id ?? '', secret);
  confirmTotpSecret(database, account?.id ?? '');
  const page = await send({ state: 's' });
  expect(page.status).toBe(200);
  const token = /name="mfa\[mfa_token\]" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
  const step = (code: string): Promise<TestResponse> =>
    instance.visitor.post(
      '/oauth/mfa/verify',
      new URLSearchParams({
        'mfa[mfa_token]': token,
        'mfa[code]': code,
        'mfa[challenge_type]': 'totp',
        'mfa[state]': 's',
      }).toString(),
    );
  const code = totpCode(secret, now);
  // The token in the form of the page must not be valid in the call that apps use for the second
  // factor.
  const asApp = await instance.visitor.post('/oauth/mfa/challenge', {
    ...client,
    mfa_token: token,
    challenge_type: 'totp',
    code,
  });
  expect(asApp.status).toBe(400);
  const wrong = await step('000000');
  expect(wrong.status).toBe(401);
  expect(wrong.headers.get('content-security-policy')).toContain('https://client.example');
  const back = leadsTo(await step(code));
  expect(back.searchParams.get('state')).toBe('s');
  expect((await redeem(back.searchParams.get('code'))).status).toBe(200);
  expect((await step(code)).status).toBe(401);
});

const verifier = 'a verifier that nobody else knows, 43 or more letters';
const challenge = createHash('sha256').update(verifier).digest('base64url');

async function proven(code: string, sent: Record<string, string>): Promise<number> {
  const fields = { ...client, grant_type: 'authorization_code', code, redirect_uri: redirect };
  return (await instance.visitor.post('/oauth/token', { ...fields, ...sent })).status;
}

function codeIn({ headers }: TestResponse): string {
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
}

test('oauthAuthorizeRoutes: a code with a challenge requires its verifier', async () => {
  const page = await getAuthorizePage({ code_challenge: challenge, code_challenge_method: 'S256' });
  expect(page.body).toContain(`name="authorization[code_challenge]" value="${challenge}"`);
  const parameters = { code_challenge: challenge };
  expect(await proven(codeIn(await send(parameters)), {})).toBe(400);
  expect(await proven(codeIn(await send(parameters)), { code_verifier: `${verifier}!` })).toBe(400);
  expect(await proven(codeIn(await send(parameters)), { code_verifier: verifier })).toBe(200);
  const code = codeIn(await send(parameters));
  expect(await proven(code, { code_verifier: 'a guess' })).toBe(400);
  expect(await proven(code, { code_verifier: verifier })).toBe(400);
  expect(await proven(codeIn(await send()), { code_verifier: verifier })).toBe(200);
});

test('oauthAuthorizeRoutes: keeps the challenge through the second factor', async () => {
  const { database } = instance.instance;
  const mira = accountByAcct(database, 'mira')?.id ?? '';
  proposeTotpSecret(database, mira, secret);
  confirmTotpSecret(database, mira);
  const step = await send({ code_challenge: challenge });
  const token = /name="mfa\[mfa_token\]" value="([^"]+)"/.exec(String(step.body))?.[1] ?? '';
  const form = new URLSearchParams({
    'mfa[mfa_token]': token,
    'mfa[code]': totpCode(secret, now),
    'mfa[challenge_type]': 'totp',
  });
  const response = await instance.visitor.post('/oauth/mfa/verify', form.toString());
  expect(await proven(codeIn(response), {})).toBe(400);
});

test.each([
  { code_challenge: 'short', code_challenge_method: 'S256' },
  { code_challenge: verifier, code_challenge_method: 'plain' },
])('oauthAuthorizeRoutes: refuses the challenge %j', async (fields) => {
  expect((await getAuthorizePage(fields)).status).toBe(400);
});
