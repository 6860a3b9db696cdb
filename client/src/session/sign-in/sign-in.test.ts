import { afterEach, expect, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';
import type { Fault, FaultForRequest } from '../testing/test-environment.ts';
import { createSignInStorage } from './sign-in-storage.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

const people = [{ username: 'mira', password: 'the heron is back' }];

async function visitor(faults?: FaultForRequest) {
  const env = await startSession({ instanceOptions: { people } });
  cleanups.push(() => env.end());
  if (faults) env.faults.of = faults;
  const stored = () => createSignInStorage(env.area).oauth.read();
  return {
    ...env,
    stored,
    count: (line: string) => env.requestedPaths().filter((each) => each === line).length,
  };
}

const isTokenRequest = ({ url }: Request): boolean => new URL(url).pathname === '/oauth/token';

test('signIn: signs in with the correct password and stores what a reload needs', async () => {
  const { current, stored, session } = await visitor();
  expect(session().viewerId).toBeNull();
  const outcome = await current.signIn('mira', 'the heron is back');
  expect(outcome.kind).toBe('token');
  expect(session().viewerId).toBe(stored()?.member?.accountId);
  expect(stored()?.client).toBeDefined();
  expect(current.lastLoginName()).toBe('mira');
});

test('signIn: reports a wrong password for 400 and 401', async () => {
  const { current, faults, stored } = await visitor();
  expect(await current.signIn('mira', 'wrong')).toEqual({ kind: 'wrongPassword' });
  faults.of = (request) =>
    isTokenRequest(request) ? Response.json({ error: 'no' }, { status: 401 }) : undefined;
  expect(await current.signIn('mira', 'wrong')).toEqual({ kind: 'wrongPassword' });
  expect(stored()?.member).toBeUndefined();
});

test.each(['<html>Sign in to the network</html>', '', '{"message":"Unauthorized"}'])(
  'signIn: does not call the password wrong for 401 with %j of a proxy',
  async (body) => {
    const { current, faults, count } = await visitor();
    faults.of = (request) =>
      isTokenRequest(request) ? new Response(body, { status: 401 }) : undefined;
    const outcome = await current.signIn('mira', 'the heron is back');
    expect(outcome.kind).toBe('failed');
    expect(count('POST /api/v1/apps')).toBe(1);
    faults.of = () => undefined;
    expect((await current.signIn('mira', 'the heron is back')).kind).toBe('token');
    expect(count('POST /api/v1/apps')).toBe(1);
  },
);

test('signIn: registers the client once, and not again after a wrong password', async () => {
  const { current, count, stored } = await visitor();
  await current.signIn('mira', 'wrong');
  const client = stored()?.client;
  await current.signIn('mira', 'wrong again');
  await current.signIn('mira', 'the heron is back');
  expect(count('POST /api/v1/apps')).toBe(1);
  expect(stored()?.client).toMatchObject(client ?? {});
  expect(client).toBeDefined();
});

test('signIn: stores client id, client secret, application token and user token [R-AUTH-026]', async () => {
  const { current, stored } = await visitor();
  await current.signIn('mira', 'wrong');
  await current.signIn('mira', 'wrong again');
  await current.signIn('mira', 'the heron is back');
  const { client, member } = stored() ?? {};
  const text = expect.stringMatching(/./);
  expect(client).toEqual({
    clientId: text,
    clientSecret: text,
    appToken: text,
    registration: {
      scopes: ['read', 'write', 'follow', 'push', 'admin'],
      refused: [],
      redirectUri: text,
      host: 'instance.test',
    },
  });
  expect(member).toEqual({
    accessToken: text,
    tokenId: expect.any(Number),
    accountId: text,
    scope: text,
    host: 'instance.test',
  });
  expect(client?.appToken).not.toBe(member?.accessToken);
});

test('signIn: registers the client again if the server no longer knows it', async () => {
  const { current, area, count, session, stored } = await visitor();
  const client = { clientId: 'of an instance', clientSecret: 'that was set up anew' };
  createSignInStorage(area).oauth.write({ client });
  expect((await current.signIn('mira', 'the heron is back')).kind).toBe('token');
  expect(count('POST /api/v1/apps')).toBe(1);
  expect(session().viewerId).not.toBeNull();
  expect(stored()?.client).not.toEqual(client);
});

test.each<[string, Fault, object]>([
  ['no network', 'offline', { kind: 'offline' }],
  [
    'a required second factor',
    Response.json({ error: 'mfa_required', mfa_token: 'secret' }, { status: 403 }),
    { kind: 'mfaRequired', mfaToken: 'secret' },
  ],
  [
    'a required password reset',
    Response.json(
      { error: 'Password reset required', identifier: 'password_reset_required' },
      { status: 403 },
    ),
    { kind: 'passwordResetRequired' },
  ],
  [
    'an account awaiting approval',
    Response.json({ error: 'Your account is awaiting approval.' }, { status: 403 }),
    { kind: 'failed', error: { message: 'Your account is awaiting approval.' } },
  ],
  [
    'a page instead of JSON',
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { kind: 'failed', error: { message: '' } },
  ],
])(
  'signIn: after %s the visitor stays a visitor and sees the reason',
  async (_, fault, outcome) => {
    const { current, session, stored } = await visitor((request) =>
      isTokenRequest(request) ? (fault instanceof Response ? fault.clone() : fault) : undefined,
    );
    expect(await current.signIn('mira', 'the heron is back')).toMatchObject(outcome);
    expect(session().viewerId).toBeNull();
    expect(stored()?.member).toBeUndefined();
  },
);

test('signIn: fails if the token’s account cannot be loaded', async () => {
  const { current, session, stored } = await visitor(({ url }) =>
    url.includes('verify_credentials') ? 'offline' : undefined,
  );
  expect(await current.signIn('mira', 'the heron is back')).toEqual({ kind: 'offline' });
  expect(session().viewerId).toBeNull();
  expect(stored()?.member).toBeUndefined();
});

test('signIn: makes three requests on Akkoma, and does not ask how it signs in [R-AUTH-038]', async () => {
  const { current, clock, requestedPaths } = await visitor();
  await clock.advance(0);
  const before = requestedPaths().length;
  const signedIn = current.signIn('mira', 'the heron is back');
  await signedIn;
  const made = requestedPaths().slice(before, before + 3);
  expect(made).toEqual([
    'POST /api/v1/apps',
    'POST /oauth/token',
    'GET /api/v1/accounts/verify_credentials',
  ]);
  expect(requestedPaths()).not.toContain('GET /.well-known/oauth-authorization-server');
});

test('signIn: sends the password in one request body, never in an address, log or storage', async () => {
  const { current, requests, logged, area } = await visitor();
  await current.signIn('mira', 'the heron is back');
  const secret = /heron/;
  expect(requests.map(({ url }) => decodeURIComponent(url)).join(' ')).not.toMatch(secret);
  expect(JSON.stringify(logged)).not.toMatch(secret);
  expect([...area.items.values()].join(' ')).not.toMatch(secret);
  const bodies = await Promise.all(requests.map((request) => request.text()));
  expect(bodies.filter((body) => secret.test(body))).toHaveLength(1);
});
