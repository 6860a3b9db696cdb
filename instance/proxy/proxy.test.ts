import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { parseFrame } from '#contract/stream.ts';
import { closeServer, listen } from '#instance/http/listen.ts';
import { startInstance, type RunningServer } from '#instance/start-instance.ts';
import { startProxy, type RunningProxy } from './start-proxy.ts';

let backend: RunningServer;
let proxy: RunningProxy;

beforeEach(async () => {
  backend = await startInstance({ port: 0, people: [{ username: 'ana', password: 'secret' }] });
  proxy = await startProxy({ backend: backend.origin, port: 0, clientDir: 'public' });
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

test('signing in, posting, reading and listening work through the proxy', async () => {
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

test('a refused stream is refused with the same status', async () => {
  const stream = new WebSocket(
    `${proxy.origin.replace('http', 'ws')}/api/v1/streaming?stream=user`,
  );
  const [, response] = await once(stream, 'unexpected-response');
  expect(response.statusCode).toBe(401);
  stream.on('error', () => {});
  stream.terminate();
});

test('an instance that is down is a 503 with a reason', async () => {
  await backend.close();
  const answer = await fetch(`${proxy.origin}/api/v1/instance`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: 'The instance cannot be reached.' });
});

test('a path that looks like an address stays with the instance', async () => {
  const answer = await fetch(`${proxy.origin}//other.example/api/v1/instance`);
  expect(answer.headers.get('content-type')).not.toContain('json');
});

/** A backend that answers with JSON bit by bit, until it is told to end or nobody reads. */
async function slowBackend() {
  let last: ServerResponse | undefined;
  const left = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('["first",');
    last = response;
    response.on('close', () => {
      left.resolve();
    });
  });
  const port = await listen(server, 0, '127.0.0.1');
  const near = await startProxy({
    backend: `http://127.0.0.1:${port}`,
    port: 0,
    clientDir: 'public',
  });
  return {
    origin: near.origin,
    left: left.promise,
    end: (text: string) => {
      last?.end(text);
    },
    async close() {
      await near.close();
      await closeServer(server);
    },
  };
}

test('a long answer is handed on while it comes', async () => {
  const slow = await slowBackend();
  const answer = await fetch(`${slow.origin}/api/v1/timelines/public`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('["first"');
  slow.end('2]');
  expect((await reader?.read())?.value).toBe(',2]');
  await slow.close();
});

test('the backend is left when the reader leaves', async () => {
  const slow = await slowBackend();
  const leaving = new AbortController();
  const answer = await fetch(`${slow.origin}/api/v1/timelines/public`, { signal: leaving.signal });
  expect(answer.status).toBe(200);
  leaving.abort();
  await slow.left;
  await slow.close();
});
