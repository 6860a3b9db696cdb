import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestInstance, testOrigin, type TestInstance } from '#testing/start-test-instance.ts';

let folder: string;
let instance: TestInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-'));
  const client = join(folder, 'dist');
  const custom = join(folder, 'custom');
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, 'static'), { recursive: true });
  mkdirSync(join(custom, 'static'), { recursive: true });
  writeFileSync(
    join(client, 'index.html'),
    '<head><!--server-generated-meta--></head><body>$& app</body>',
  );
  writeFileSync(join(client, 'assets', 'app-1a2b.js'), 'let x = 1;'.repeat(500));
  writeFileSync(join(client, 'assets', 'big-1a2b.js'), 'let y = 1;'.repeat(500));
  writeFileSync(join(client, 'assets', 'big-1a2b.js.br'), 'compressed by the build');
  writeFileSync(join(client, 'static', 'config.json'), '{"theme":"ours"}');
  writeFileSync(join(client, 'static', 'logo.svg'), '<svg/>');
  writeFileSync(join(custom, 'static', 'config.json'), '{"theme":"theirs"}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  instance = await startTestInstance({ clientDir: client, staticDir: custom });
});

afterEach(async () => {
  await instance.close();
  rmSync(folder, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return instance.fetch(
    new Request(testOrigin + path, { headers: { host: 'instance.test', ...headers } }),
  );
}

test('pageResponse: contains the preloaded responses and the security policy of the real server', async () => {
  const answer = await get('/main/all');
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("default-src 'none'");
  const script = /<script id="initial-results"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const results: Record<string, string> = JSON.parse(script);
  expect(Object.keys(results).toSorted()).toEqual([
    '/api/pleroma/frontend_configurations',
    '/api/v1/instance',
    '/instance/panel.html',
    '/nodeinfo/2.0.json',
  ]);
  const decoded = JSON.parse(
    Buffer.from(results['/api/v1/instance'] ?? '', 'base64').toString('utf8'),
  );
  expect(decoded.title).toBe('Rookery');
  expect(html).toContain('$& app');
});

test('pageResponse: has the meta tags of a public status; a private one is 404', async () => {
  const ana = await instance.as('ana', { displayName: 'Ana "<b>"' });
  const open = await ana.post('/api/v1/statuses', { status: 'for <all>' });
  const closed = await ana.post('/api/v1/statuses', { status: 'for few', visibility: 'private' });
  const page = await get(`/notice/${open.body.id}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain(
    '<meta content="Ana &quot;&lt;b&gt;&quot; (@ana@localhost)" property="og:title">',
  );
  expect(html).toContain('for &lt;all&gt;');
  const hidden = await get(`/notice/${closed.body.id}`);
  expect(hidden.status).toBe(404);
  expect(await hidden.text()).not.toContain('for few');
});

test('pageResponse: the operator’s file replaces the client’s, and a missing file is the client’s page', async () => {
  expect(await (await get('/static/config.json')).json()).toEqual({ theme: 'theirs' });
  expect(await (await get('/static/logo.svg')).text()).toBe('<svg/>');
  const missing = await get('/static/nosuch.json');
  expect([missing.status, missing.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
});

test('pageResponse: the client’s page is compressed', async () => {
  const page = await get('/main/all', { 'accept-encoding': 'gzip' });
  expect(page.headers.get('content-encoding')).toBe('gzip');
  const whole = await (await get('/main/all')).arrayBuffer();
  expect((await page.arrayBuffer()).byteLength).toBeLessThan(whole.byteLength);
});

test('pageResponse: assets are compressed, immutable, and 304 for a known ETag', async () => {
  const first = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toContain('immutable');
  expect((await first.arrayBuffer()).byteLength).toBeLessThan(200);
  const again = await get('/assets/app-1a2b.js', {
    'if-none-match': first.headers.get('etag') ?? '',
  });
  expect(again.status).toBe(304);
});

test('pageResponse: sends what the build has compressed, if the browser accepts it', async () => {
  const compressed = await get('/assets/big-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(await compressed.text()).toBe('compressed by the build');
  const plain = await get('/assets/big-1a2b.js');
  expect(await plain.text()).toBe('let y = 1;'.repeat(500));
});

test.each([
  '/../secret.txt',
  '/static/../../secret.txt',
  '/static/%2e%2e/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/static/..%5c..%5csecret.txt',
  '/%00',
])('pageResponse: %s does not leave the folder', async (path) => {
  expect(await (await get(path)).text()).not.toContain('secret');
});

test('mediaResponse: an upload cannot run as a page', async () => {
  const ana = await instance.as('ana');
  const form = new FormData();
  form.append('file', new Blob(['<script>alert(1)</script>'], { type: 'text/html' }), 'page.html');
  const { body } = await ana.post('/api/v1/media', form);
  expect(body.type).toBe('unknown');
  const answer = await get(new URL(body.url).pathname);
  expect(answer.headers.get('content-security-policy')).toBe('sandbox');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
});
