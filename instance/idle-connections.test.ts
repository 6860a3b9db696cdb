import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectRaw, readToEnd } from '#testing/raw-connection.ts';
import { startInstance, type RunningServer } from './start-instance.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startInstance({ port: 0, headersTimeout: 400 });
});

afterAll(() => server.close());

/** Resolves to everything the server sends until it closes the connection. */
function sendAndReadAll(text: string): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  return new Promise((resolve) => {
    let received = '';
    socket.on('connect', () => socket.write(text));
    socket.on('data', (part) => (received += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

test.each([
  ['sends nothing', '', /^(?:HTTP\/1\.1 408 .*)?/],
  ['sends an empty line', '\r\n', /^HTTP\/1\.1 408 /],
  ['sends an incomplete line', 'GE', /^HTTP\/1\.1 408 /],
  ['sends incomplete headers', 'GET /api/v1/instance HTTP/1.1\r\nHost: loc', /^HTTP\/1\.1 408 /],
  [
    'sends nothing after a response',
    'GET /api/v1/instance HTTP/1.1\r\nHost: localhost\r\n\r\n',
    /^HTTP\/1\.1 200 /,
  ],
])('server: ends a connection that %s', { timeout: 60_000 }, async (_, text, response) => {
  expect(await sendAndReadAll(text)).toMatch(response);
});

const head = 'POST /api/v1/apps HTTP/1.1\r\nHost: localhost\r\n';

test.each([
  ['header after header', head, 'X-More: a\r\n'],
  ['one header byte by byte', `${head}X-More: `, 'a'],
  ['a body byte by byte', `${head}Content-Length: 200000\r\n\r\n`, 'a'],
  ['a body in chunks', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
])(
  'server: ends a connection that sends %s without end',
  { timeout: 60_000 },
  async (_, start, more) => {
    const socket = connectRaw(server.origin, start);
    const timer = setInterval(() => socket.write(more), 20);
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(timer);
    socket.destroy();
  },
);
