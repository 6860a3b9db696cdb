import { afterAll, beforeAll, expect, test } from 'vitest';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Call } from '@rookery/contract/call.ts';
import { streamPath } from '@rookery/contract/stream.ts';
import { allRoutes } from '#routes/all-routes.ts';
import { startInstance, type RunningServer } from '#start-instance.ts';

const secret = /Waxwing|A secret of mine/;

let server: RunningServer;
let status: string;
let member: string;
let access: string;

async function send(method: string, path: string, headers = {}, body?: object) {
  const response = await fetch(server.origin + path, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}

async function sent(method: string, path: string, body: object, bearer = '') {
  const headers = bearer === '' ? {} : { authorization: `Bearer ${bearer}` };
  const { text } = await send(method, path, headers, body);
  // oxlint-disable-next-line typescript/no-unsafe-return -- tests access the body freely
  return JSON.parse(text);
}

/** Registers a member and signs in. */
async function signUp(username: string) {
  const app = await sent('POST', '/api/v1/apps', {
    client_name: 'tests',
    redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: 'read write',
  });
  const password = 'correct horse battery';
  const grant = { ...app, scope: 'read write' };
  const registering = await sent('POST', '/oauth/token', {
    ...grant,
    grant_type: 'client_credentials',
  });
  const account = { username, fullname: 'Waxwing', email: `${username}@a.example`, password };
  await sent(
    'POST',
    '/api/v1/accounts',
    { ...account, confirm: password, agreement: true, locale: 'en' },
    registering.access_token,
  );
  const { access_token: token } = await sent('POST', '/oauth/token', {
    ...grant,
    grant_type: 'password',
    username,
    password,
  });
  return { token: String(token), app };
}

beforeAll(async () => {
  server = await startInstance({ port: 0, config: { private: true } });
  const signedUp = await signUp('waxwing');
  access = signedUp.token;
  const post = await sent('POST', '/api/v1/statuses', { status: 'A secret of mine #tea' }, access);
  [status, member] = [post.id, post.account.id];
});
afterAll(() => server.close());

/** Other spellings of a path that a router or proxy might treat as equal. */
function spellingsOf(path: string): string[] {
  return [
    `${path}/`,
    `/${path}`,
    `${path}//`,
    path.replace(/(.)\/([^/]+)$/, '$1%2F$2'),
    path.replace('/api/', '/API/'),
    path.replace('/api/', '/api//'),
    path.replace('/v1/', '/%761/'),
    `${path}.json`,
    `${path};x=1`,
    `${path}%00`,
    `${path}?_format=json&_method=GET`,
  ];
}

function addressesOf({ path }: Call): string[] {
  return [status, member, 'waxwing', 'tea'].map((value) => path.replaceAll(/:\w+/g, value));
}

const closed = allRoutes.filter(({ call }) => call.method === 'GET' && call.caller !== 'admin');

test('instance: if private, no spelling of a path and no header opens a call to visitors [R-INST-038]', async () => {
  const seen = await send('GET', `/api/v1/statuses/${status}`, {
    authorization: `Bearer ${access}`,
  });
  expect(seen.text).toMatch(secret);
  const ended = await signUp('revoked');
  await send('POST', '/oauth/revoke', {}, { ...ended.app, token: ended.token });
  const headers: Record<string, string>[] = [
    { authorization: `Bearer ${ended.token}` },
    { authorization: 'Bearer unknown' },
    { authorization: 'Basic d2F4d2luZzp4' },
    { accept: 'application/activity+json' },
    { 'x-forwarded-for': '127.0.0.1', 'x-http-method-override': 'GET' },
    { cookie: 'rookery_session=1.x', 'sec-fetch-site': 'same-origin' },
  ];
  const failures: string[] = [];
  const check = async (path: string, given = {}) => {
    const answer = await send('GET', path, given);
    if (secret.test(answer.text) || answer.status >= 500)
      failures.push(`${path} ${JSON.stringify(given)}: ${answer.status}`);
  };
  for (const { call } of closed)
    for (const path of new Set(addressesOf(call)))
      // oxlint-disable-next-line no-await-in-loop -- one path at a time
      await Promise.all([
        ...spellingsOf(path).map((each) => check(each)),
        ...headers.map((each) => check(path, each)),
      ]);
  expect(closed.length).toBeGreaterThan(80);
  expect(failures).toEqual([]);
}, 120_000);

test('instance: if private, sends no event to a stream of a visitor, whatever it subscribes to [R-INST-038]', async () => {
  const socket = new WebSocket(server.origin.replace('http', 'ws') + streamPath);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
  await once(socket, 'open');
  for (const stream of ['public', 'public:local', 'public:media', 'user', 'direct'])
    socket.send(JSON.stringify({ type: 'subscribe', stream }));
  socket.send(JSON.stringify({ type: 'subscribe', stream: 'hashtag', tag: 'tea' }));
  await sent('POST', '/api/v1/statuses', { status: 'A secret of mine #tea' }, access);
  socket.send('ping');
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  expect(heard.filter((frame) => !frame.includes('pong'))).toEqual([]);
  socket.close();
});
