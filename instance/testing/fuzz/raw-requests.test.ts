import { connect } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInstance, type RunningServer } from '#start-instance.ts';
import { openStream } from '#stream/stream-connection.ts';
import { runCount } from '#testing/run-count.ts';
import { hostileTextArbitrary, hostileValueArbitrary } from './hostile-values.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startInstance({ port: 0, people: [{ username: 'bob' }] });
});

afterAll(() => server.close());

/**
 * Sends raw bytes; resolves to the response when the server is silent or has closed the connection.
 */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => {
      socket.end(Buffer.from(text, 'latin1'));
    });
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (data) => {
      heard += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(heard);
    });
  });
}

const upgrade = 'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';
const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

const lines = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: [::1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a b\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: evil.example\r\nhost: x\r\n\r\n',
  'GET // HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /media/..%2f..%2fetc%2fpasswd HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /static/../../package.json HTTP/1.1\r\nhost: x\r\n\r\n',
  'TRACE / HTTP/1.1\r\nhost: x\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
  'POST /api/v1/statuses HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{"a"',
  'POST /api/v1/apps HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  `GET // HTTP/1.1\r\nhost: x\r\n${upgrade}${key}\r\n`,
  `GET http://[ HTTP/1.1\r\nhost: x\r\n${upgrade}${key}\r\n`,
  `GET /api/v1/streaming HTTP/1.1\r\nhost: [\r\n${upgrade}${key}\r\n`,
  `GET /api/v1/streaming?stream=public HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n`,
  `GET /api/v1/streaming?stream=%ff&tag=%00 HTTP/1.1\r\nhost: x\r\n${upgrade}${key}\r\n`,
  `GET /elsewhere HTTP/1.1\r\nhost: x\r\n${upgrade}${key}\r\n`,
  `GET /api/v1/streaming HTTP/1.1\r\nhost: x\r\nsec-websocket-protocol: ,,\u0001\r\n${upgrade}${key}\r\n`,
  `GET /api/v1/streaming?stream=public HTTP/1.1\r\nhost: x\r\n${upgrade}${key}\r\n\u00ff\u00ff\u00ff\u00ff`,
];

test(
  'raw requests: malformed requests do not stop the server [R-INST-036]',
  { timeout: runCount(30_000) },
  async () => {
    for (const line of lines) {
      const heard = await sendRaw(line);
      expect([line, heard.startsWith('HTTP/1.1 5')]).toEqual([line, false]);
      expect(heard).not.toMatch(/root:|"dependencies"|node_modules|\.ts:\d/);
    }
    await fc.assert(
      fc.asyncProperty(hostileTextArbitrary, async (text) => {
        const heard = await sendRaw(
          `GET /api/v1/streaming?stream=${encodeURIComponent(text.toWellFormed()).slice(0, 4000)} HTTP/1.1\r\nhost: x\r\n${upgrade}${key}\r\n`,
        );
        expect(heard).not.toMatch(/^HTTP\/1\.1 5/);
      }),
      { numRuns: runCount(30) },
    );
    expect((await fetch(`${server.origin}/api/v1/instance`)).status).toBe(200);
  },
);

test('streams: accept any frame without failing [R-INST-036]', () => {
  const { instance } = server.running;
  const sent: string[] = [];
  const stream = openStream({
    instance,
    origin: server.origin,
    send: (text) => sent.push(text),
    close: () => undefined,
  });
  const frame = fc.oneof(
    hostileTextArbitrary,
    hostileValueArbitrary.map((value) => JSON.stringify(value) ?? ''),
    fc
      .record({
        type: hostileValueArbitrary,
        stream: hostileValueArbitrary,
        list: hostileValueArbitrary,
        tag: hostileValueArbitrary,
      })
      .map((value) => JSON.stringify(value)),
    fc
      .record({ type: fc.constantFrom('subscribe', 'unsubscribe'), stream: hostileTextArbitrary })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(frame, (text) => {
      stream.receive(text);
    }),
    { numRuns: runCount(300) },
  );
  stream.receive('ping');
  expect(sent.at(-1)).toBe('pong');
  stream.end();
});
