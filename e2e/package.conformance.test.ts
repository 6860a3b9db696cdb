import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAkkomaHost, type AkkomaHost } from './fixtures/akkoma-host.ts';
import { repositoryRoot } from '../tools/toolchain.js';
import { zipBuild } from '../tools/zip-build.ts';

const zip = zipBuild(path.join(repositoryRoot, 'dist'));
const preloaded = { '/api/v1/instance': { title: 'Häfen & Möwen' } };
const overrides = { '/static/config.json': '{"theme":"own"}', '/static/logo.svg': '<svg/>' };
const meta = '<meta property="og:title" content="A post">';

let host: AkkomaHost;
beforeAll(async () => {
  host = await startAkkomaHost({ zip, overrides, meta, preloaded });
});
afterAll(() => host.close());

const get = (place: string) => fetch(new URL(place, host.origin));

describe('zipBuild', () => {
  it('contains only the build, in a folder called dist', () => {
    const names = Object.keys(unzipSync(zip));
    expect(names).toContain('dist/index.html');
    expect(names.filter((name) => !name.startsWith('dist/'))).toEqual([]);
    expect(names.filter((name) => name.includes('/.'))).toEqual([]);
  });

  it('contains a gzip copy of every text file, which Akkoma sends', () => {
    const files = unzipSync(zip);
    const texts = Object.keys(files).filter((name) =>
      /\.(?:js|css|svg|html|json|wasm)$/.test(name),
    );
    expect(texts.length).toBeGreaterThan(5);
    for (const name of texts) {
      const packed = files[`${name}.gz`];
      if (!packed) throw new Error(`${name} has no .gz`);
      expect(Buffer.compare(gunzipSync(packed), files[name] ?? new Uint8Array())).toBe(0);
    }
  });

  it('creates the same archive for the same build', () => {
    const isSame = Buffer.compare(zipBuild(path.join(repositoryRoot, 'dist')), zip) === 0;
    expect(isSame).toBe(true);
  });

  it("works with meta tags and preloaded data in Akkoma's format", async () => {
    const page = await (await get('/notice/1')).text();
    const head = page.slice(0, page.indexOf('</head>'));
    expect(head).toContain(meta);
    const results = /<script id="initial-results" type="application\/json">(.*?)<\/script>/.exec(
      head,
    );
    const { '/api/v1/instance': encoded } = JSON.parse(results?.[1] ?? '{}');
    expect(JSON.parse(Buffer.from(encoded, 'base64').toString())).toEqual(
      preloaded['/api/v1/instance'],
    );
  });

  it('loads only its own files, by absolute path', async () => {
    const page = await (await get('/')).text();
    const places = [...page.matchAll(/<(?:script|link|img)\b[^>]*?(?:src|href)="([^"]*)"/g)].map(
      ([, place = '']) => place,
    );
    expect(places.length).toBeGreaterThan(2);
    for (const place of places) {
      expect(place).toMatch(/^\/(?!\/)/);
      const answer = await get(place);
      expect(answer.headers.get('content-type'), place).not.toContain('text/html');
    }
  });

  it("works under Akkoma's content security policy", async () => {
    const page = await (await get('/')).text();
    const inline = [...page.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes = '']) => !/\bsrc=|type="application\/json"/.test(attributes),
    );
    expect(inline).toEqual([]);
    expect(page).not.toMatch(/<style\b|\sstyle=|\son[a-z]+=|javascript:/i);
  });

  it("allows the instance's static folder to override single files", async () => {
    expect(await (await get('/static/config.json')).json()).toEqual({ theme: 'own' });
    expect(await (await get('/static/logo.svg')).text()).toBe('<svg/>');
    expect(await (await get('/static/avatar.svg')).text()).toContain('<svg');
  });
});
