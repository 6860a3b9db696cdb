import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServer, listen } from '#http/listen.ts';
import { startProxy, type RunningProxy } from './start-proxy.ts';

/** The requests that reached the server. */
let received: { readonly method: string; readonly path: string; headers: IncomingHttpHeaders }[];
let backend: string;
let proxy: RunningProxy;
let end: () => Promise<void>;

const pages: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/auth/sign_in': ['text/html', '<form method="post">'],
  '/assets/page.css': ['text/css', 'of the server'],
  '/assets/app.js': ['text/javascript', 'of the server'],
  '/avatars/missing.png': ['image/png', 'picture'],
  '/system/file.html': ['text/html', '<script>'],
  '/api/v1/instance': ['application/json', '{"uri":"real.example"}'],
};

/** Starts a server that signs in like GoToSocial and Mastodon: at `/auth/sign_in`, with a cookie. */
beforeEach(async () => {
  received = [];
  const server = createServer(({ method = '', url = '', headers }, response) => {
    const path = url.replace(/\?.*/, '');
    received.push({ method, path, headers });
    const cookie = 'session=secret; Path=/; Domain=real.example; Secure; HttpOnly; SameSite=None';
    const isKnown = headers.cookie === 'session=secret';
    const page = pages[path];
    if (path === '/oauth/authorize' && !isKnown)
      response.writeHead(302, { location: `${backend}/auth/sign_in`, 'set-cookie': cookie }).end();
    else if (path === '/oauth/authorize')
      response.writeHead(302, { location: '/oauth-callback?code=1' }).end();
    else if (method === 'POST' && path === '/auth/sign_in')
      response
        .writeHead(isKnown && headers.origin === backend ? 302 : 422, {
          location: '/oauth/authorize',
        })
        .end();
    else if (page)
      response.writeHead(200, { 'content-type': page[0], 'set-cookie': cookie }).end(page[1]);
    else response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"none"}');
  });
  backend = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  const clientDir = mkdtempSync(join(tmpdir(), 'rookery-client-'));
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'assets/app.js'), 'of the client');
  writeFileSync(join(clientDir, 'index.html'), '<title>Client</title><!--server-generated-meta-->');
  proxy = await startProxy({ backend, port: 0, clientDir });
  end = async () => {
    await proxy.close();
    await closeServer(server);
    rmSync(clientDir, { recursive: true });
  };
});

afterEach(() => end());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(proxy.origin + path, { redirect: 'manual', headers });

test('startProxy: the sign-in page of the server keeps its cookie and accepts the form', async () => {
  const first = await get('/oauth/authorize?client_id=1');
  expect(first.headers.get('location')).toBe(`${proxy.origin}/auth/sign_in`);
  const [cookie = ''] = first.headers.getSetCookie();
  expect(cookie).toBe('rookery-backend.session=secret; Path=/; HttpOnly; SameSite=Lax');
  const sent = { cookie: `theme=dark; ${cookie.split(';')[0] ?? ''}` };
  const submitted = await fetch(`${proxy.origin}/auth/sign_in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...sent, origin: proxy.origin, referer: `${proxy.origin}/auth/sign_in?x=1` },
    body: new URLSearchParams({ username: 'ana' }),
  });
  expect(submitted.status).toBe(302);
  expect(received.at(-1)?.headers).toMatchObject({
    cookie: 'session=secret',
    referer: `${backend}/auth/sign_in?x=1`,
  });
  const authorized = await get('/oauth/authorize', sent);
  expect(authorized.headers.get('location')).toBe('/oauth-callback?code=1');
});

test.each(['/api/v1/instance', '/assets/page.css', '/avatars/missing.png', '/system/file.html'])(
  'startProxy: a request of %s is forwarded without cookies, and its response sets none',
  async (path) => {
    const response = await get(path, {
      cookie: 'rookery-backend.session=secret',
      referer: `${proxy.origin}/auth/sign_in?secret=1`,
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    const { headers } = received.at(-1) ?? {};
    expect(headers?.cookie).toBeUndefined();
    expect(headers?.referer).toBe(`${backend}/`);
  },
);

test.each([
  ['/assets/app.js', 200, 'of the client'],
  ['/assets/page.css', 200, 'of the server'],
  ['/assets/missing.js', 404, '{"error":"none"}'],
  ['/avatars/missing.png', 200, 'picture'],
])('startProxy: responds to %s with %i and the body “%s”', async (path, status, text) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

test('startProxy: an uploaded page runs no scripts', async () => {
  const response = await get('/system/file.html');
  expect(response.headers.get('content-security-policy')).toBe('sandbox');
});

test('startProxy: the page names its server before the client sends a token [R-AUTH-043]', async () => {
  const page = await (await get('/main/friends')).text();
  await get('/main/friends');
  expect(received.map(({ path }) => path)).toEqual(['/api/v1/instance']);
  const results = /<script id="initial-results" type="application\/json">(.*)<\/script>/.exec(page);
  const base64: string = JSON.parse(results?.[1] ?? '')['/api/v1/instance'];
  expect(JSON.parse(Buffer.from(base64, 'base64').toString())).toEqual({ uri: 'real.example' });
});
