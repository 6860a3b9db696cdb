import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@rookery/contract/call.ts';
import { allCalls } from '@rookery/contract/calls/all-calls.ts';
import type { StreamName } from '@rookery/contract/stream.ts';
import { parseSubscription } from '#stream/subscription.ts';
import { allRoutes } from '#routes/all-routes.ts';
import { validInputs } from './contract-walk/valid-inputs/all.ts';
import type { ValidInput } from './contract-walk/valid-input.ts';
import { buildCallRequest } from './contract-walk/send-call.ts';
import { createWalkInstance, type WalkInstance } from './contract-walk/walk-instance.ts';
import { startTestInstance, type TestInstance } from './start-test-instance.ts';

/* Calls a visitor needs to sign in or register, and documents that describe the instance. */
const expectedOpen: ReadonlySet<string> = new Set([
  'POST /oauth/token',
  'POST /oauth/mfa/challenge',
  'POST /oauth/mfa/verify',
  'POST /oauth/revoke',
  'GET /oauth/authorize',
  'POST /oauth/authorize',
  'POST /api/v1/apps',
  'GET /api/v1/apps/verify_credentials',
  'POST /api/v1/accounts',
  'POST /api/v1/pleroma/accounts/confirmation_resend',
  'GET /api/v1/pleroma/captcha',
  'POST /auth/password',
  'GET /api/v1/instance',
  'GET /api/pleroma/frontend_configurations',
  'GET /nodeinfo/2.0.json',
  'GET /.well-known/nodeinfo',
  'GET /api/v1/custom_emojis',
  'GET /api/v1/akkoma/preferred_frontend/available',
  'GET /api/v1/pleroma/emoji',
  'GET /instance/panel.html',
  'GET /static/config.json',
  'GET /static/emoji.json',
  'GET /static/stickers.json',
  'GET /:folder/pack.json',
  'GET /static/styles.json',
  'GET /static/terms-of-service.html',
  'GET /static/themes/:name',
  'GET /static/blurhash-overlay.png',
]);

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

const calls = Object.entries<Call>(allCalls)
  .filter(([, call]) => call.caller === 'anyone' || call.caller === 'app')
  .map(([name, call]) => ({
    name: nameOf(call),
    call,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of this table
    createInput: validInputs[name as keyof typeof allCalls],
  }));

let walk: WalkInstance;
let app: string;

beforeAll(async () => {
  walk = await createWalkInstance({ private: true, suggestions: true });
  const body = { ...walk.app, grant_type: 'client_credentials', scope: 'read write' };
  app = String((await walk.made(walk.visitor.post('/oauth/token', body))).access_token);
});
afterAll(() => walk.close());

async function send(call: Call, good: ValidInput, token?: string) {
  const response = await walk.send(buildCallRequest(call, good, token));
  return { status: response.status, text: await response.text() };
}

describe('instance: if private, refuses visitors all calls that are not on the list of open ones [R-INST-038]', () => {
  test.each(calls)('$name', async ({ name, call, createInput }) => {
    const good = await createInput(walk);
    const isOpen = expectedOpen.has(name);
    // An app without a member and a revoked token count as visitors.
    for (const token of [undefined, app, 'a token that was never issued']) {
      const { status, text } = await send(call, good, token);
      if (!isOpen) expect([token, [401, 403, 404].includes(status)]).toEqual([token, true]);
      if (!isOpen || call.method === 'GET')
        expect(text).not.toMatch(/carol|bob|Something to act on|garden/);
    }
  });
});

/** Routes that are not in the contract, with their path parameters filled in. */
function addressesOf(path: string): string[] {
  const filled = (name: string): string[] => [path.replaceAll(/:\w+/g, name)];
  if (path === '/users/:name/:feed')
    return ['/users/carol/feed.atom', '/users/carol/feed.rss', '/users/carol/x'];
  if (path === '/users/:name') return ['/users/carol', '/users/carol.rss', '/users/carol.atom'];
  if (path === '/.well-known/webfinger')
    return ['acct:carol@localhost', 'carol', 'http://instance.test/users/carol'].map(
      (resource) => `${path}?resource=${encodeURIComponent(resource)}`,
    );
  if (path === '/main/ostatus') return [`${path}?nickname=carol`];
  return filled('carol');
}

test('instance: if private, no other response to a visitor contains names or texts of members [R-INST-038]', async () => {
  const posted = await walk.status();
  const others = allRoutes
    .filter(
      ({ call }) => call.method === 'GET' && (call.caller === 'anyone' || call.caller === 'app'),
    )
    .flatMap(({ call }) => addressesOf(call.path));
  expect(others.length).toBeGreaterThan(60);
  const pages = ['/', '/carol', `/notice/${posted}`, `/main/ostatus?status_id=${posted}`];
  for (const path of [...others, ...pages]) {
    const { status, body } = await walk.visitor.get(path);
    const text = JSON.stringify(body ?? '').replaceAll(path, '');
    expect([path, status, /Something to act on|carol|garden/.test(text)]).toEqual([
      path,
      status,
      false,
    ]);
  }
});

test('remoteInteractionRoutes: if the instance is private, find no account for a visitor [R-INST-038]', async () => {
  const statusId = await walk.status();
  for (const body of [
    { nickname: 'carol', profile: 'bob@localhost' },
    { user: { nickname: 'carol', profile: 'bob@localhost' } },
    { status: { status_id: statusId, profile: 'bob@localhost' } },
  ])
    expect((await walk.visitor.post('/main/ostatus', body)).status).toBe(403);
});

test('instance: if private, responds to members like any other instance [R-INST-038]', async () => {
  for (const path of [
    `/api/v1/pleroma/accounts/${walk.id(walk.carol)}/favourites`,
    '/api/v1/directory',
    '/api/v1/timelines/public',
    `/api/v1/statuses/${await walk.status()}/context`,
    '/api/v1/instance/peers',
  ])
    expect([path, [200, 403].includes((await walk.bob.get(path)).status)]).toEqual([path, true]);
});

test('instance: the list of calls that a private one opens to visitors contains only existing calls', () => {
  const known = new Set(allRoutes.map(({ call }) => nameOf(call)));
  expect([...expectedOpen].filter((name) => !known.has(name))).toEqual([]);
});

describe('parseSubscription: refuses a visitor every stream of a private instance [R-INST-038]', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startTestInstance({ config: { private: true } });
  });
  afterAll(() => instance.close());

  const streams: readonly StreamName[] = [
    'user',
    'user:notification',
    'direct',
    'public',
    'public:local',
    'public:media',
    'public:local:media',
    'public:remote',
    'list',
    'hashtag',
  ];

  test.each(streams)('%s', (stream) => {
    const parameters = { stream, list: '1', tag: 'tea', instance: 'remote.example' };
    expect(parseSubscription(instance.instance, undefined, parameters)).toBe(401);
  });
});
