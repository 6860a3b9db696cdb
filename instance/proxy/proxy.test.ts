import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { parseFrame } from '@rookery/contract/stream.ts';
import { closeServer, listen } from '#http/listen.ts';
import { startInstance, type RunningServer } from '#start-instance.ts';
import { connectRaw, readFirstPart } from '#testing/raw-connection.ts';
import { startProxy, type RunningProxy } from './start-proxy.ts';

let backend: RunningServer;
let proxy: RunningProxy;

beforeEach(async () => {
  backend = await startInstance({ port: 0, people: [{ username: 'ana', password: 'secret' }] });
  proxy = await startProxy({ backend: backend.origin, port: 0, clientDir: 'client/public' });
});

afterEach(async () => {
  await proxy.close();
  await backend.close();
});

function form(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) };
}

async function signIn(): Promise<string> {
  const app = await (
    await fetch(
      `${proxy.origin}/api/v1/apps`,
      form({ client_name: 'x', redirect_uris: 'http://client.test/', scopes: 'read write' }),
    )
  ).json();
  const token = await (
    await fetch(
      `${proxy.origin}/oauth/token`,
      form({
        client_id: app.client_id,
        client_secret: app.client_secret,
        grant_type: 'password',
        username: 'ana',
        password: 'secret',
      }),
    )
  ).json();
  return token.access_token;
}

test('startProxy: members can sign in, post, read and receive events', async () => {
  const token = await signIn();
  const stream = new WebSocket(
    `${proxy.origin.replace('http', 'ws')}/api/v1/streaming?stream=user`,
    token,
  );
  await once(stream, 'open');
  const frame = once(stream, 'message');
  const posted = await fetch(`${proxy.origin}/api/v1/statuses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams({ status: 'through the wall' }),
  });
  expect(posted.status).toBe(200);
  const [data] = await frame;
  expect(parseFrame(String(data)).event).toMatchObject({
    event: 'update',
    status: { content: 'through the wall', account: { avatar: `${proxy.origin}/images/avi.png` } },
  });
  const home = await fetch(`${proxy.origin}/api/v1/timelines/home?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(home.headers.get('link')).toContain(`<${proxy.origin}/api/v1/timelines/home?`);
  expect(home.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await home.json())[0].content).toBe('through the wall');
  stream.close();
});

test('startProxy: refuses a stream with the status of the real instance', async () => {
  const stream = new WebSocket(
    `${proxy.origin.replace('http', 'ws')}/api/v1/streaming?stream=user`,
  );
  const [, response] = await once(stream, 'unexpected-response');
  expect(response.statusCode).toBe(401);
  stream.on('error', () => {});
  stream.terminate();
});

test('startProxy: responds 503 with a reason while the real instance is down', async () => {
  await backend.close();
  const response = await fetch(`${proxy.origin}/api/v1/instance`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'The instance cannot be reached.' });
});

test('startProxy: a path that starts with two slashes is not sent to another host', async () => {
  const response = await fetch(`${proxy.origin}//other.example/api/v1/instance`);
  expect(response.headers.get('content-type')).not.toContain('json');
});

/** Starts a backend whose JSON response ends when `end` is called or the client disconnects. */
async function slowBackend() {
  let current: ServerResponse | undefined;
  const closed = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('["first",');
    current = response;
    response.on('close', () => {
      closed.resolve();
    });
  });
  const port = await listen(server, 0, '127.0.0.1');
  const slowProxy = await startProxy({
    backend: `http://127.0.0.1:${port}`,
    port: 0,
    clientDir: 'client/public',
  });
  return {
    origin: slowProxy.origin,
    closed: closed.promise,
    end: (text: string) => {
      current?.end(text);
    },
    async close() {
      await slowProxy.close();
      await closeServer(server);
    },
  };
}

test('startProxy: streams a long response', async () => {
  const slow = await slowBackend();
  const response = await fetch(`${slow.origin}/api/v1/timelines/public`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('["first"');
  slow.end('2]');
  expect((await reader?.read())?.value).toBe(',2]');
  await slow.close();
});

test.each([
  ['of a known length', 'Content-Length: 8', 'zone', ' two', '8'],
  ['in chunks', 'Transfer-Encoding: chunked', '4\r\nzone\r\n', '4\r\n two\r\n0\r\n\r\n', undefined],
])('startProxy: streams an upload %s', async (_, header, first, rest, length) => {
  const requested = Promise.withResolvers<IncomingMessage>();
  const server = createServer((incoming, response) => {
    requested.resolve(incoming);
    incoming.on('end', () => response.end('taken'));
  });
  const port = await listen(server, 0, '127.0.0.1');
  const backendOrigin = `http://127.0.0.1:${port}`;
  const uploads = await startProxy({ backend: backendOrigin, port: 0, clientDir: 'client/public' });
  const head = `POST /api/v2/media HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`;
  const socket = connectRaw(uploads.origin, head + first);
  const incoming = await requested.promise;
  expect(incoming.headers['content-length']).toBe(length);
  const [part] = await once(incoming, 'data');
  expect(String(part)).toBe('zone');
  socket.write(rest);
  const [last] = await once(incoming, 'data');
  expect(String(last)).toBe(' two');
  expect(await readFirstPart(socket)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
  await uploads.close();
  await closeServer(server);
});

test('startProxy: aborts the request to the real instance when the client disconnects', async () => {
  const slow = await slowBackend();
  const controller = new AbortController();
  const response = await fetch(`${slow.origin}/api/v1/timelines/public`, {
    signal: controller.signal,
  });
  expect(response.status).toBe(200);
  controller.abort();
  await slow.closed;
  await slow.close();
});
