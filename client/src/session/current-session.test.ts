import { getLists } from '@rookery/contract/calls/lists.ts';
import { latestSocket } from '#api/testing/fake-socket.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteToken, tokenByAccess } from '@rookery/instance/store/tokens.ts';
import { emptyDraftFields } from '#session/drafts/draft.ts';
import { createDrafts } from '#session/drafts/drafts.ts';
import { createSignInStorage } from './sign-in/sign-in-storage.ts';
import { startSession, type StartOptions } from './testing/start-session.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

async function setUp(options: StartOptions = {}) {
  const env = await startSession(options);
  cleanups.push(() => env.end());
  const stored = () => createSignInStorage(env.area).oauth.read();
  /** Revokes the token on the server, as another device or an administrator can. */
  const revoke = (): void => {
    const { database } = env.instance.instance;
    const token = tokenByAccess(database, stored()?.member?.accessToken ?? '');
    if (!token) throw new Error('the server does not know the token');
    deleteToken(database, token.id);
  };
  return { ...env, stored, revoke };
}

const draft = {
  ...emptyDraftFields,
  text: 'The heron is',
  subject: '',
  visibility: 'public',
  idempotencyKey: 'key',
  updatedAt: '2026-05-01T10:00:00.000Z',
} as const;

test('createCurrentSession: restores a signed-in session from storage', async () => {
  const before = await setUp({ signedInAs: 'mira' });
  const { session, clock, requests, requestedPaths } = await setUp({
    instance: before.instance,
    area: before.area,
  });
  expect(session().viewerId).toBe(before.session().viewerId);
  await clock.advance(0);
  expect(session().tables.accounts.get(session().viewerId ?? '')?.username).toBe('mira');
  expect(requestedPaths()).not.toContain('POST /oauth/token');
  expect(requests.every(({ headers }) => headers.get('authorization')?.startsWith('Bearer '))).toBe(
    true,
  );
});

test('createCurrentSession: switches to a visitor with a notice if the token is invalid, and keeps drafts', async () => {
  const before = await setUp({ signedInAs: 'mira' });
  createDrafts(before.area, 'mira').save({ kind: 'new' }, draft);
  before.revoke();
  const { session, clock, noticeKeys, stored, area } = await setUp({
    instance: before.instance,
    area: before.area,
  });
  await clock.advance(0);
  expect(session().viewerId).toBeNull();
  expect(noticeKeys()).toContain('login.expired');
  expect(stored()?.member).toBeUndefined();
  expect(createDrafts(area, 'mira').get({ kind: 'new' })?.text).toBe('The heron is');
});

test('createCurrentSession: checks the token when the server ends the stream', async () => {
  const { session, sockets, clock, revoke, noticeKeys, current } = await setUp({
    signedInAs: 'mira',
  });
  await clock.advance(0);
  (await latestSocket(sockets)).emitOpen();
  revoke();
  sockets.at(-1)?.emitClose(1000);
  await clock.advance(0);
  const { viewerId } = session();
  expect(viewerId).not.toBeNull();
  expect(current.lost.getState().isLost).toBe(true);
  current.continueAsVisitor();
  expect(session().viewerId).toBeNull();
  expect(noticeKeys()).toContain('login.expired');
});

test('createCurrentSession: asks to sign in again if the token becomes invalid during use, and continues the same session', async () => {
  const { session, clock, revoke, current, instance, stored, requests } = await setUp({
    signedInAs: 'mira',
  });
  await clock.advance(0);
  const before = session();
  revoke();
  await expect(before.call(getLists, {})).rejects.toThrow();
  await clock.advance(0);
  expect(current.lost.getState().isLost).toBe(true);
  expect(stored()?.member).toBeUndefined();
  const requested = requests.length;
  await expect(before.call(getLists, {})).rejects.toThrow();
  expect(requests).toHaveLength(requested);
  const { token = '' } = await instance.as('mira');
  await current.signInWithGrant({ accessToken: token });
  expect(session()).toBe(before);
  expect(current.lost.getState().isLost).toBe(false);
  await before.call(getLists, {});
  expect(requests.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
});

test('createCurrentSession: keeps the member and polls if the token is still valid when the stream ends', async () => {
  const { session, sockets, clock, requests, requestedPaths } = await setUp({ signedInAs: 'mira' });
  await clock.advance(0);
  (await latestSocket(sockets)).emitOpen();
  await clock.advance(0);
  sockets.at(-1)?.emitClose(1000);
  await clock.advance(0);
  expect(session().viewerId).not.toBeNull();
  requests.length = 0;
  await clock.advance(20_000);
  expect(requestedPaths()).toContain('GET /api/v1/notifications');
});

test('createCurrentSession: stays signed in if the server responds with errors', async () => {
  const before = await setUp({ signedInAs: 'mira' });
  const after = await setUp({ instance: before.instance, area: before.area });
  after.faults.of = () => new Response('', { status: 500 });
  await after.clock.advance(5_000);
  expect(after.session().viewerId).toBe(before.session().viewerId);
  expect(after.stored()?.member).toBeDefined();
});

test.each([
  ['the HTML of a captive portal', '<html>Sign in to the network</html>'],
  ['an empty body', ''],
  ['the JSON of a gateway', '{"message":"Unauthorized"}'],
])('createCurrentSession: stays signed in if every call gets 401 with %s', async (_, body) => {
  const before = await setUp({ signedInAs: 'mira' });
  const { session, clock, faults, stored, current, noticeKeys } = await setUp({
    instance: before.instance,
    area: before.area,
  });
  await clock.advance(0);
  faults.of = () => new Response(body, { status: 401 });
  await expect(session().call(getLists, {})).rejects.toThrow();
  await clock.advance(5_000);
  expect(session().viewerId).toBe(before.session().viewerId);
  expect(stored()?.member).toBeDefined();
  expect(noticeKeys()).not.toContain('login.expired');
  faults.of = () => undefined;
  await session().call(getLists, {});
  expect(current.lost.getState().isLost).toBe(false);
});

test('signOut: ends the session, revokes the token and does not remove the registered OAuth client', async () => {
  const { current, session, stored, instance, sockets, clock, noticeKeys } = await setUp({
    instanceOptions: { people: [{ username: 'mira', password: 'the heron is back' }] },
  });
  await current.signIn('mira', 'the heron is back');
  const { client, member } = stored() ?? {};
  const former = session();
  await clock.advance(0);
  (await latestSocket(sockets)).emitOpen();
  await current.signOut();
  expect(session()).not.toBe(former);
  expect(session().viewerId).toBeNull();
  expect(sockets.at(-1)?.closedWith).toBe(1000);
  expect(stored()).toEqual({ client });
  expect(noticeKeys()).toEqual([]);
  expect(tokenByAccess(instance.instance.database, member?.accessToken ?? '')).toBeUndefined();
});

test('signOut: ends the session offline too, with a notice that the token could not be revoked', async () => {
  const { current, session, stored, faults, noticeKeys } = await setUp({ signedInAs: 'mira' });
  faults.of = () => 'offline';
  await current.signOut();
  expect(session().viewerId).toBeNull();
  expect(stored()?.member).toBeUndefined();
  expect(noticeKeys()).toContain('login.not_revoked');
});

test('createCurrentSession: ends the sign-in if the address leads to another server, and keeps drafts [R-AUTH-043]', async () => {
  const before = await setUp({ signedInAs: 'mira' });
  const { accountId = '', accessToken = '' } = before.stored()?.member ?? {};
  createDrafts(before.area, accountId).save({ kind: 'new' }, draft);
  createSignInStorage(before.area).oauth.write({
    client: { clientId: 'of', clientSecret: 'the first server' },
    member: { accountId, accessToken, host: 'first.example' },
  });
  const { session, clock, noticeKeys, stored, area } = await setUp({ area: before.area });
  await clock.advance(0);
  await vi.waitFor(() => expect(session().viewerId).toBeNull());
  expect(stored()).toEqual({});
  expect(noticeKeys()).toEqual(['login.expired']);
  expect(createDrafts(area, accountId).get({ kind: 'new' })?.text).toBe(draft.text);
});

test('createCurrentSession: sends no token to another server that the page already names [R-AUTH-043]', async () => {
  const before = await setUp({ signedInAs: 'mira' });
  const { accountId = '', accessToken = '' } = before.stored()?.member ?? {};
  createSignInStorage(before.area).oauth.write({
    member: { accountId, accessToken, host: 'first.example' },
  });
  const { session, clock, requests } = await setUp({
    area: before.area,
    preloaded: new Map([['/api/v1/instance', { uri: 'second.example' }]]),
  });
  await clock.advance(0);
  expect(session().viewerId).toBeNull();
  expect(requests.some(({ headers }) => headers.has('authorization'))).toBe(false);
});

test.each(['first.example', 'First.Example', 'https://FIRST.example/', 'https://first.example'])(
  'createCurrentSession: keeps the sign-in at a server that calls itself %j',
  async (uri) => {
    const before = await setUp({ signedInAs: 'mira' });
    const { accountId = '', accessToken = '' } = before.stored()?.member ?? {};
    createSignInStorage(before.area).oauth.write({
      member: { accountId, accessToken, host: 'first.example' },
    });
    const { session } = await setUp({
      area: before.area,
      preloaded: new Map([['/api/v1/instance', { uri }]]),
    });
    expect(session().viewerId).toBe(accountId);
  },
);
