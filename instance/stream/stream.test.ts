import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { parseFrame } from '@rookery/contract/stream.ts';
import { registerMember } from '#commands/register-member.ts';
import { startInstance, type RunningServer } from '#start-instance.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountByAcct } from '#store/accounts.ts';
import { registerApp } from '#store/apps.ts';
import { issueToken } from '#store/tokens.ts';

let server: RunningServer;
let clientId: string;
let clientSecret: string;
let appId: number;

interface Person {
  readonly account: AccountRow;
  readonly token: string;
}

async function person(username: string, scopes = 'read write follow'): Promise<Person> {
  const { instance } = server.running;
  const { database } = instance;
  const account =
    accountByAcct(database, username) ?? (await registerMember(instance, { username }));
  const { access } = issueToken(database, {
    appId,
    accountId: account.id,
    scopes,
    createdAt: instance.now(),
  });
  return { account, token: access };
}

function request(
  who: Person,
  method: string,
  path: string,
  body?: Record<string, string>,
): Promise<Response> {
  return fetch(server.origin + path, {
    method,
    headers: { authorization: `Bearer ${who.token}` },
    ...(body ? { body: new URLSearchParams(body) } : {}),
  });
}

/** Opens a socket whose frames can be awaited one by one. */
class Listener {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  private wake: (() => void) | undefined;

  constructor(query: string, protocol?: string) {
    const url = `${server.origin.replace('http', 'ws')}/api/v1/streaming${query}`;
    this.socket = new WebSocket(url, protocol);
    this.socket.on('message', (data) => {
      this.frames.push(Buffer.isBuffer(data) ? data.toString('utf8') : '');
      this.wake?.();
    });
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', () => {
        resolve();
      });
      this.socket.once('unexpected-response', (_request, response) => {
        reject(new Error(String(response.statusCode)));
      });
    });
  }

  closed(): Promise<number> {
    return new Promise((resolve) => {
      this.socket.once('close', resolve);
    });
  }

  async next(): Promise<ReturnType<typeof parseFrame>> {
    while (this.frames.length === 0)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return parseFrame(this.frames.shift() ?? '');
  }
}

beforeEach(async () => {
  server = await startInstance({ port: 0 });
  const app = registerApp(server.running.instance.database, {
    name: 'tests',
    redirectUris: 'x',
    scopes: 'read write follow',
    website: null,
    createdAt: 0,
  });
  appId = app.id;
  clientId = app.clientId;
  clientSecret = app.secret;
});

afterEach(async () => {
  await server.close();
});

test('openStream: sends a status, its edit and its deletion to a follower [R-INST-033]', async () => {
  const [ana, ben] = [await person('ana'), await person('ben')];
  await request(ben, 'POST', `/api/v1/accounts/${ana.account.id}/follow`);
  const stream = new Listener('?stream=user', ben.token);
  await stream.opened();
  expect(stream.socket.protocol).toBe(ben.token);

  const posted = await (
    await request(ana, 'POST', '/api/v1/statuses', { status: 'the kettle is on' })
  ).json();
  const update = await stream.next();
  expect(update.streams).toEqual([`user:${ben.account.id}`]);
  expect(update.issues).toEqual([]);
  expect(update.event).toMatchObject({ event: 'update', status: { content: 'the kettle is on' } });

  await request(ana, 'PUT', `/api/v1/statuses/${posted.id}`, { status: 'the kettle was on' });
  expect((await stream.next()).event).toMatchObject({
    event: 'status.update',
    status: { content: 'the kettle was on' },
  });
  await request(ana, 'DELETE', `/api/v1/statuses/${posted.id}`);
  const deleted = await stream.next();
  expect(deleted).toMatchObject({ event: { event: 'delete', id: posted.id }, streams: [] });
});

test('openStream: sends the notification of a favourite to the author only [R-INST-033]', async () => {
  const [ana, ben, cleo] = [await person('ana'), await person('ben'), await person('cleo')];
  const posted = await (await request(ana, 'POST', '/api/v1/statuses', { status: 'hello' })).json();
  const author = new Listener(`/?stream=user&access_token=${ana.token}`);
  const other = new Listener(`?stream=public&access_token=${cleo.token}`);
  await Promise.all([author.opened(), other.opened()]);
  await request(ben, 'POST', `/api/v1/statuses/${posted.id}/favourite`);
  const event = await author.next();
  expect(event.streams).toEqual(['user']);
  expect(event.event).toMatchObject({
    event: 'notification',
    notification: { type: 'favourite', account: { acct: 'ben' }, status: { id: posted.id } },
  });
  other.socket.send('ping');
  expect((await other.next()).event).toEqual({ event: 'pong' });
});

test('openStream: sends a private status to its audience only', async () => {
  const [ana, ben, cleo] = [await person('ana'), await person('ben'), await person('cleo')];
  await request(cleo, 'POST', `/api/v1/accounts/${ana.account.id}/follow`);
  const followers = new Listener('?stream=user', cleo.token);
  const everybody = new Listener('?stream=public:local');
  await Promise.all([followers.opened(), everybody.opened()]);
  await request(ana, 'POST', '/api/v1/statuses', { status: '@ben psst', visibility: 'direct' });
  await request(ana, 'POST', '/api/v1/statuses', { status: 'for us here', visibility: 'local' });
  await request(ben, 'POST', '/api/v1/statuses', { status: 'for all' });
  expect((await followers.next()).event).toMatchObject({ status: { content: 'for us here' } });
  expect((await everybody.next()).event).toMatchObject({ status: { content: 'for all' } });
});

test('openStream: sends a mention as a notification and a status, and omits inherited and duplicate fields', async () => {
  const [ana, ben] = [await person('ana'), await person('ben')];
  const stream = new Listener(`?stream=user&access_token=${ana.token}`);
  const notifications = new Listener('?stream=user:notification', ana.token);
  await Promise.all([stream.opened(), notifications.opened()]);
  await request(ben, 'POST', '/api/v1/statuses', { status: '@ana psst', visibility: 'direct' });
  const [one, other] = [await stream.next(), await stream.next()];
  expect([one, other].map((each) => String(each.event?.event)).toSorted()).toEqual([
    'notification',
    'update',
  ]);
  const event = await notifications.next();
  expect(event).toMatchObject({
    streams: ['user:notification'],
    event: { event: 'notification', notification: { type: 'mention' } },
  });
  const open = await (await request(ana, 'POST', '/api/v1/statuses', { status: 'open' })).json();
  expect((await stream.next()).event).toMatchObject({ event: 'update', status: { id: open.id } });
  await request(ana, 'POST', `/api/v1/statuses/${open.id}/bookmark`);
  await request(ana, 'POST', `/api/v1/statuses/${open.id}/pin`);
  stream.socket.send('ping');
  expect((await stream.next()).event).toEqual({ event: 'pong' });
});

test('openStream: sends changes of a follow relationship to the follower', async () => {
  const [ana, ben] = [await person('ana'), await person('ben')];
  const stream = new Listener('?stream=user', ben.token);
  await stream.opened();
  const path = `/api/v1/accounts/${ana.account.id}`;
  await request(ben, 'POST', `${path}/follow`);
  await request(ben, 'POST', `${path}/unfollow`);
  for (const state of ['follow_pending', 'follow_accept', 'unfollow']) {
    const heard = await stream.next();
    expect(heard.issues).toEqual([]);
    expect(heard.event).toMatchObject({
      event: 'pleroma:follow_relationships_update',
      update: { state, follower: { id: ben.account.id }, following: { id: ana.account.id } },
    });
  }
});

test('openStream: sends new and deleted statuses of list members to the list', async () => {
  const [ana, ben] = [await person('ana'), await person('ben')];
  const { id } = await (await request(ben, 'POST', '/api/v1/lists', { title: 'some' })).json();
  await request(ben, 'POST', `/api/v1/lists/${id}/accounts`, { 'account_ids[]': ana.account.id });
  const stream = new Listener(`?stream=list&list=${id}`, ben.token);
  await stream.opened();
  await request(ben, 'POST', '/api/v1/statuses', { status: 'not in it' });
  const fields = { status: 'in it', visibility: 'unlisted' };
  const posted = await (await request(ana, 'POST', '/api/v1/statuses', fields)).json();
  expect(await stream.next()).toMatchObject({
    streams: [`list:${id}`],
    event: { event: 'update', status: { content: 'in it' } },
  });
  await request(ana, 'DELETE', `/api/v1/statuses/${posted.id}`);
  expect((await stream.next()).event).toEqual({ event: 'delete', id: posted.id });
});

test('openStream: accepts several subscriptions on one socket', async () => {
  const ana = await person('ana');
  const stream = new Listener(`?access_token=${ana.token}`);
  await stream.opened();
  stream.socket.send(JSON.stringify({ type: 'subscribe', stream: 'hashtag', tag: 'Tea' }));
  stream.socket.send('ping');
  expect((await stream.next()).event).toEqual({ event: 'pong' });
  await request(ana, 'POST', '/api/v1/statuses', { status: 'more #tea' });
  expect((await stream.next()).streams).toEqual(['hashtag:tea']);
});

test('attachStreams: closes the socket of a revoked token with 1000', async () => {
  const ana = await person('ana');
  const stream = new Listener('?stream=user', ana.token);
  await stream.opened();
  const closed = stream.closed();
  await request(ana, 'POST', '/oauth/revoke', {
    client_id: clientId,
    client_secret: clientSecret,
    token: ana.token,
  });
  expect(await closed).toBe(1000);
});

test('attachStreams: closes sockets with 1001 when the instance stops', async () => {
  const stream = new Listener('?stream=public');
  await stream.opened();
  const closed = stream.closed();
  await server.close();
  expect(await closed).toBe(1001);
});

test.each([
  ['?stream=user', '401'],
  ['?stream=user&access_token=nonsense', '401'],
  ['?stream=nonsense', '404'],
  ['?stream=hashtag', '404'],
  ['?stream=public:remote', '404'],
])('attachStreams: refuses %s with %s', async (query, status) => {
  await expect(new Listener(query).opened()).rejects.toThrow(status);
});

test.each([
  ['push', 'user'],
  ['read:notifications', 'user'],
  ['read:statuses', 'user:notification'],
  ['write', 'direct'],
])('attachStreams: a token with only %s cannot open the stream %s', async (scopes, stream) => {
  const ana = await person('ana', scopes);
  await expect(new Listener(`?stream=${stream}`, ana.token).opened()).rejects.toThrow('401');
});

test('openStream: a token with only read:notifications receives notifications and no statuses', async () => {
  const ana = await person('ana', 'read:notifications');
  const bob = await person('bob');
  const listener = new Listener('?stream=user:notification', ana.token);
  await listener.opened();
  listener.socket.send(JSON.stringify({ type: 'subscribe', stream: 'user' }));
  listener.socket.send('ping');
  expect((await listener.next())?.event?.event).toBe('pong');
  await request(bob, 'POST', '/api/v1/statuses', { status: '@ana psst', visibility: 'direct' });
  expect((await listener.next())?.event?.event).toBe('notification');
  expect(listener.frames).toEqual([]);
  listener.socket.close();
});

test('openStream: limits the subscriptions of a socket [R-INST-044]', async () => {
  const ana = await person('ana');
  const listener = new Listener('', ana.token);
  await listener.opened();
  for (let tag = 0; tag < 300; tag += 1)
    listener.socket.send(JSON.stringify({ type: 'subscribe', stream: 'hashtag', tag: `t${tag}` }));
  listener.socket.send('ping');
  expect((await listener.next())?.event?.event).toBe('pong');
  await request(ana, 'POST', '/api/v1/statuses', { status: '#t29 #t30 #t299' });
  listener.socket.send('ping');
  expect((await listener.next())?.event?.event).toBe('update');
  expect((await listener.next())?.event?.event).toBe('pong');
  listener.socket.close();
});
