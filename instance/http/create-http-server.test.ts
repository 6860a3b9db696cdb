import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import {
  connectRaw,
  rawGetRequest,
  readFirstPart,
  readToEnd,
  waitUntilClosed,
} from '#testing/raw-connection.ts';
import { createHttpServer } from './create-http-server.ts';
import { closeServer, listen, originOf } from './listen.ts';

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

let server: Server | undefined;

afterEach(async () => {
  vi.useRealTimers();
  if (server) await closeServer(server);
});

/** Starts a server whose clients may have four connections. */
async function start(
  answer: Answer,
  { publicUrl, transferTimeout = 400 }: { publicUrl?: string; transferTimeout?: number } = {},
): Promise<string> {
  const config = { publicUrl, limits: { connections: 4 } };
  server = createHttpServer(answer, config, { transferTimeout });
  return originOf('127.0.0.1', await listen(server, 0, '127.0.0.1'));
}

/** More bytes than the system buffers for a client that reads nothing. */
const unread = Buffer.alloc(5_000_000);

const post = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

/** Answers with the length of the body. */
const countBody: Answer = (incoming, outgoing) => {
  let length = 0;
  incoming.on('data', (part: Buffer) => (length += part.length));
  incoming.on('end', () => outgoing.end(String(length)));
};

test.each([
  ['nothing of its body', post(100)],
  ['the beginning of its body', `${post(100_000)}${'a'.repeat(50_000)}`],
  [
    'the beginning of a chunk',
    'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nfff\r\na',
  ],
])('createHttpServer: closes a connection that sends %s', async (_, text) => {
  const origin = await start(countBody);
  expect(await readToEnd(connectRaw(origin, text))).toBe('');
});

test('createHttpServer: waits for a body that arrives in many parts', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const requested = Promise.withResolvers<IncomingMessage>();
  const origin = await start((incoming, outgoing) => {
    requested.resolve(incoming);
    countBody(incoming, outgoing);
  });
  const socket = connectRaw(origin, post(1000));
  const incoming = await requested.promise;
  for (let part = 0; part < 10; part += 1) {
    vi.advanceTimersByTime(300);
    const received = once(incoming, 'data');
    socket.write('a'.repeat(100));
    await received;
  }
  expect(await readFirstPart(socket)).toMatch(/^HTTP\/1\.1 200 [^]*1000$/);
  socket.destroy();
});

test('createHttpServer: closes a connection that reads nothing while its client sends more', async () => {
  const origin = await start((_, outgoing) => outgoing.end(unread), { transferTimeout: 100 });
  const socket = connectRaw(origin, rawGetRequest('/'));
  await readFirstPart(socket);
  await waitUntilClosed(socket, rawGetRequest('/'));
});

test('createHttpServer: closes an upgraded connection whose client reads nothing', async () => {
  const origin = await start(() => undefined, { transferTimeout: 100 });
  server?.on('upgrade', (_, socket) => {
    socket.on('error', () => undefined);
    socket.write(unread);
  });
  const socket = connectRaw(origin, rawGetRequest('/', ['Upgrade: x', 'Connection: Upgrade']));
  await readFirstPart(socket);
  await waitUntilClosed(socket, 'x');
});

test('createHttpServer: keeps a connection whose response takes longer than the timeout', async () => {
  const origin = await start((_, outgoing) => {
    setTimeout(() => outgoing.end('late'), 1200);
  });
  const socket = connectRaw(origin, rawGetRequest('/'));
  expect(await readFirstPart(socket)).toMatch(/late$/);
  socket.destroy();
});

test('createHttpServer: answers the requests of a connection one after another', async () => {
  const open: ServerResponse[] = [];
  const paths: (string | undefined)[] = [];
  const origin = await start((incoming, outgoing) => {
    open.push(outgoing);
    paths.push(incoming.url);
  });
  const socket = connectRaw(origin, ['/1', '/2', '/3'].map((path) => rawGetRequest(path)).join(''));
  for (const answered of [1, 2, 3]) {
    await vi.waitFor(() => expect(open).toHaveLength(answered));
    open.at(-1)?.end(`answer ${answered}`);
    expect(await readFirstPart(socket)).toMatch(new RegExp(`answer ${answered}$`));
    socket.resume();
  }
  expect(paths).toEqual(['/1', '/2', '/3']);
  socket.destroy();
});

test.each([20, 1500])(
  'createHttpServer: closes a connection with %i unread responses',
  async (count) => {
    let started = 0;
    const origin = await start(() => (started += 1));
    expect(await readToEnd(connectRaw(origin, rawGetRequest('/').repeat(count)))).toBe('');
    expect(started).toBe(1);
  },
);

test('createHttpServer: limits the connections of an address until others are closed', async () => {
  const origin = await start((_, outgoing) => outgoing.end('answer'));
  const idle = Array.from({ length: 4 }, () => connectRaw(origin, ''));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  expect(await readToEnd(connectRaw(origin, ''))).toMatch(/^HTTP\/1\.1 429 /);
  idle[0]?.destroy();
  await vi.waitFor(async () => {
    const socket = connectRaw(origin, rawGetRequest('/'));
    const answer = await Promise.race([readFirstPart(socket), once(socket, 'close')]);
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
  for (const socket of idle) socket.destroy();
});

test('createHttpServer: limits the open requests of each client behind a proxy', async () => {
  const origin = await start(
    (incoming, outgoing) => {
      if (incoming.url === '/now') outgoing.end('answer');
    },
    { publicUrl: 'https://birds.example' },
  );
  const send = (client: string, path: string) =>
    connectRaw(origin, rawGetRequest(path, [`X-Forwarded-For: ${client}`]));
  const slow = Array.from({ length: 4 }, () => send('203.0.113.7', '/slow'));
  await vi.waitFor(async () => {
    const refused = send('198.51.100.1, 203.0.113.7', '/now');
    expect(await readFirstPart(refused)).toMatch(/^HTTP\/1\.1 429 [^]*"error"/);
    refused.destroy();
  });
  const other = send('203.0.113.8', '/now');
  expect(await readFirstPart(other)).toMatch(/^HTTP\/1\.1 200 /);
  slow[0]?.destroy();
  await vi.waitFor(async () => {
    const again = send('203.0.113.7', '/now');
    expect(await readFirstPart(again)).toMatch(/^HTTP\/1\.1 200 /);
    again.destroy();
  });
  for (const socket of [...slow, other]) socket.destroy();
});
