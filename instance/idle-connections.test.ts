import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInstance, type RunningServer } from './server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startInstance({ port: 0, headersTimeout: 400 });
});

afterAll(() => server.close());

/** What the server sent until it ended the connection. Nothing follows the text. */
function untilClosed(text: string): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  return new Promise((resolve) => {
    let heard = '';
    socket.on('connect', () => socket.write(text));
    socket.on('data', (part) => (heard += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

test.each([
  ['sends nothing', '', /^(?:HTTP\/1\.1 408 .*)?/],
  ['sends an empty line', '\r\n', /^HTTP\/1\.1 408 /],
  ['sends half a line', 'GE', /^HTTP\/1\.1 408 /],
  ['sends half a head', 'GET /api/v1/instance HTTP/1.1\r\nHost: loc', /^HTTP\/1\.1 408 /],
  [
    'sends nothing after an answer',
    'GET /api/v1/instance HTTP/1.1\r\nHost: localhost\r\n\r\n',
    /^HTTP\/1\.1 200 /,
  ],
])('server: ends a connection that %s', { timeout: 60_000 }, async (_, text, answer) => {
  expect(await untilClosed(text)).toMatch(answer);
});
