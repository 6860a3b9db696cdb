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
  writeFileSync(join(client, 'static', 'picture.webp'), 'picture');
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

test('pageResponse: contains the preloaded responses and Akkoma’s security policy', async () => {
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

test('pageResponse: assets are compressed and immutable', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(200);
});

test.each([
  ['br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['x-br, brotli', null],
  ['br;q=0, gzip;q=0.0', null],
  ['identity', null],
] as const)('fileResponse: answers Accept-Encoding %s with %s', async (accepted, encoding) => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
});

const encodings = ['br', 'gzip', 'identity'] as const;

const etagOf = async (path: string, encoding: string): Promise<string> =>
  (await get(path, { 'accept-encoding': encoding })).headers.get('etag') ?? '';

test.each(['/assets/app-1a2b.js', '/assets/big-1a2b.js'])(
  'fileResponse: each encoding of %s has its own ETag, and only this ETag gives a 304 for it',
  async (path) => {
    const tags = await Promise.all(encodings.map((encoding) => etagOf(path, encoding)));
    expect(new Set(tags).size).toBe(3);
    for (const [index, encoding] of encodings.entries())
      for (const [at, tag] of tags.entries()) {
        const answer = await get(path, { 'accept-encoding': encoding, 'if-none-match': tag });
        expect([answer.status, answer.headers.get('etag')]).toEqual([
          index === at ? 304 : 200,
          tags[index],
        ]);
      }
  },
);

test.each<[string, (etag: string) => string, number]>([
  ['the ETag', (etag) => etag, 304],
  ['the ETag as a proxy weakens it', (etag) => `W/${etag}`, 304],
  ['a list with it', (etag) => `"a" ,W/"b",${etag}`, 304],
  ['any version', () => '*', 304],
  ['another version', () => '"a"', 200],
  ['the ETag without quotes', (etag) => etag.replaceAll('"', ''), 200],
  ['nothing', () => '', 200],
])(
  'fileResponse: answers 304 only if If-None-Match contains the ETag: %s',
  async (_name, condition, status) => {
    for (const path of ['/assets/app-1a2b.js', '/static/logo.svg', '/static/picture.webp']) {
      const etag = await etagOf(path, 'br');
      const answer = await get(path, { 'accept-encoding': 'br', 'if-none-match': condition(etag) });
      expect([path, answer.status]).toEqual([path, status]);
    }
  },
);

test('pageResponse: sends what the build has compressed, if the browser accepts it', async () => {
  const compressed = await get('/assets/big-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(await compressed.text()).toBe('compressed by the build');
  const plain = await get('/assets/big-1a2b.js');
  expect(await plain.text()).toBe('let y = 1;'.repeat(500));
});

test.each([
  ['bytes=0-3', 206, 'let ', 'bytes 0-3/5000'],
  ['bytes=4996-', 206, '= 1;', 'bytes 4996-4999/5000'],
  ['bytes=-2', 206, '1;', 'bytes 4998-4999/5000'],
  ['bytes=4999-9999', 206, ';', 'bytes 4999-4999/5000'],
  ['bytes=5000-', 416, '', 'bytes */5000'],
  ['bytes=3-2', 416, '', 'bytes */5000'],
  ['bytes=-0', 416, '', 'bytes */5000'],
] as const)(
  'contentResponse: sends the range %s of a file, uncompressed',
  async (range, status, text, contentRange) => {
    const answer = await get('/assets/app-1a2b.js', { range, 'accept-encoding': 'gzip, br' });
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-encoding')).toBeNull();
  },
);

test.each(['bytes=0-1,4-5', 'items=0-3', 'bytes=', 'bytes=a-b'])(
  'contentResponse: sends the whole file for the invalid or unsupported range %s',
  async (range) => {
    const answer = await get('/assets/app-1a2b.js', { range });
    expect([answer.status, (await answer.text()).length]).toEqual([200, 5000]);
  },
);

test.each<[string, (tags: { br: string; identity: string }) => string, number]>([
  ['the ETag of the file itself', ({ identity }) => identity, 206],
  ['its weak ETag', ({ identity }) => `W/${identity}`, 200],
  ['the ETag of the compressed file', ({ br }) => br, 200],
  ['another version', () => '"old"', 200],
  ['a time', () => 'Wed, 21 Oct 2026 07:28:00 GMT', 200],
])(
  'contentResponse: sends a range only if If-Range is the ETag of the uncompressed file: %s',
  async (_name, condition, status) => {
    const path = '/assets/app-1a2b.js';
    const tags = { br: await etagOf(path, 'br'), identity: await etagOf(path, 'identity') };
    const answer = await get(path, {
      range: 'bytes=0-3',
      'if-range': condition(tags),
      'accept-encoding': 'br',
    });
    expect(answer.status).toBe(status);
    // A byte range is part of the uncompressed file. The response therefore has the ETag of that
    // file, and no encoding.
    expect([answer.headers.get('etag'), answer.headers.get('content-encoding')]).toEqual([
      tags.identity,
      null,
    ]);
  },
);

test('contentResponse: a known ETag is 304 also with a range', async () => {
  const path = '/assets/app-1a2b.js';
  const range = { range: 'bytes=0-3', 'accept-encoding': 'br' };
  const known = await get(path, { ...range, 'if-none-match': await etagOf(path, 'identity') });
  const compressed = await get(path, { ...range, 'if-none-match': await etagOf(path, 'br') });
  expect([known.status, compressed.status]).toEqual([304, 206]);
});

test('contentResponse: a HEAD request gets the headers of the file and no body', async () => {
  const head = await instance.fetch(
    new Request(`${testOrigin}/assets/app-1a2b.js`, { method: 'HEAD' }),
  );
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '5000']);
  expect(await head.text()).toBe('');
});

test('openFileFolder: reads a file again after it has changed, also one that is not kept in memory', async () => {
  const client = join(folder, 'dist', 'static');
  for (const [name, size] of [
    ['small.json', 10],
    ['large.json', 2_000_000],
    ['picture.webp', 10],
  ] as const) {
    writeFileSync(join(client, name), '1'.repeat(size));
    const first = await get(`/static/${name}`);
    expect(await first.text()).toBe('1'.repeat(size));
    writeFileSync(join(client, name), '2'.repeat(size + 1));
    const second = await get(`/static/${name}`);
    expect(await second.text()).toBe('2'.repeat(size + 1));
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
  }
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
