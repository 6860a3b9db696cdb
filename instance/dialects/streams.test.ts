import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startInstance, type RunningServer } from '#start-instance.ts';
import { registerMember } from '#commands/register-member.ts';
import { postStatus } from '#commands/post-status.ts';
import { registerApp } from '#store/apps.ts';
import { issueToken } from '#store/tokens.ts';

type Dialect = 'mastodon' | 'gotosocial';

interface Scene {
  readonly server: RunningServer;
  readonly token: string;
  open(this: void, path: string, protocol?: string): WebSocket;
  post(this: void, text: string): void;
}

async function startScene(dialect: Dialect): Promise<Scene> {
  const server = await startInstance({ port: 0, config: { dialect } });
  const { instance } = server.running;
  const account = await registerMember(instance, { username: 'mira' });
  const app = registerApp(instance.database, {
    name: 'tests',
    redirectUris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: 'read',
    website: null,
    createdAt: instance.now(),
  });
  const { access } = issueToken(instance.database, {
    appId: app.id,
    accountId: account.id,
    scopes: 'read',
    createdAt: instance.now(),
  });
  return {
    server,
    token: access,
    open: (path, protocol) =>
      new WebSocket(server.origin.replace('http', 'ws') + path, protocol ?? []),
    post(text) {
      postStatus(instance, account, { text });
    },
  };
}

/** Resolves to the status with which the handshake is refused. */
async function refusal(socket: WebSocket): Promise<number | undefined> {
  socket.on('error', () => undefined);
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode;
}

async function nextFrame(socket: WebSocket): Promise<unknown> {
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}

test.each([
  ['mastodon', 404],
  ['gotosocial', 301],
] as const)(
  'attachStreams: %s answers %i to a path with a slash at the end',
  async (dialect, status) => {
    const { server, token, open } = await startScene(dialect);
    expect(await refusal(open(`/api/v1/streaming/?access_token=${token}`))).toBe(status);
    await server.close();
  },
);

test.each(['mastodon', 'gotosocial'] as const)(
  'attachStreams: %s refuses a socket without a token',
  async (dialect) => {
    const { server, open } = await startScene(dialect);
    expect(await refusal(open('/api/v1/streaming?stream=public'))).toBe(401);
    await server.close();
  },
);

test('openStream: Mastodon ignores a ping and names streams without their owner', async () => {
  const { server, token, open, post } = await startScene('mastodon');
  const socket = open('/api/v1/streaming', token);
  await once(socket, 'open');
  socket.send('ping');
  socket.send(JSON.stringify({ type: 'subscribe', stream: 'user' }));
  socket.send(JSON.stringify({ type: 'subscribe', stream: 'hashtag', tag: 'heron' }));
  socket.ping();
  await once(socket, 'pong');
  const frames: unknown[] = [];
  const received = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
      if (frames.push(JSON.parse(text)) === 2) resolve();
    });
  });
  post('A #heron');
  await received;
  expect(frames).toMatchObject([
    { event: 'update', stream: ['user'] },
    { event: 'update', stream: ['hashtag', 'heron'] },
  ]);
  await server.close();
});

test('openStream: GoToSocial ends the connection of a client that sends ping', async () => {
  const { server, token, open, post } = await startScene('gotosocial');
  const socket = open(`/api/v1/streaming?stream=user&access_token=${token}`);
  await once(socket, 'open');
  const frame = nextFrame(socket);
  post('A heron');
  expect(await frame).toMatchObject({ event: 'update', stream: ['user'] });
  const closed = once(socket, 'close');
  socket.send('ping');
  expect((await closed)[0]).toBe(1006);
  await server.close();
});
