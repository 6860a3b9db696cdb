import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { stickerPack, stickerPacks } from '@rookery/contract/schemas/sticker-pack.ts';
import { startTestInstance } from '#testing/start-test-instance.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-static-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("staticDocumentRoutes: serves the operator's documents first, then the client's [R-INST-001]", async () => {
  const instance = await startTestInstance({
    clientDir: folderWith({
      'static/config.json': '{"theme":"client"}',
      'static/styles.json': '{"night":["Night"]}',
      'static/emoji.json': '{"heron":"🐦"}',
      'static/terms-of-service.html': '<p>Of the client</p>',
    }),
    staticDir: folderWith({ 'static/config.json': '{"theme":"operator"}' }),
  });
  const get = (path: string) => instance.visitor.get(path);
  expect((await get('/static/config.json')).body).toEqual({ theme: 'operator' });
  expect((await get('/static/styles.json')).body).toEqual({ night: ['Night'] });
  expect((await get('/static/emoji.json')).body).toEqual({ heron: '🐦' });
  expect((await get('/static/terms-of-service.html')).body).toBe('<p>Of the client</p>');
});

test.each(['config', 'styles', 'emoji', 'nosuch'])(
  'staticDocumentRoutes: without a %s document, serves the page with 200 like Akkoma',
  async (name) => {
    const instance = await startTestInstance();
    const response = await instance.visitor.get(`/static/${name}.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  },
);

test('staticDocumentRoutes: terms and panel come from the config unless a file replaces them', async () => {
  const config = { terms: '<p>Be kind</p>', panel: '<p>Panel</p>' };
  const instance = await startTestInstance({ config });
  const terms = await instance.visitor.get('/static/terms-of-service.html');
  expect(terms.body).toBe('<p>Be kind</p>');
  expect(terms.headers.get('content-type')).toBe('text/html');
  expect(terms.headers.get('content-language')).toBe('en');
  expect((await instance.visitor.get('/instance/panel.html')).body).toBe('<p>Panel</p>');
  const replaced = await startTestInstance({
    config,
    staticDir: folderWith({ 'instance/panel.html': '<p>File</p>' }),
  });
  expect((await replaced.visitor.get('/instance/panel.html')).body).toBe('<p>File</p>');
});

test('staticDocumentRoutes: lists, describes and serves each sticker pack [R-INST-001]', async () => {
  const instance = await startTestInstance();
  const listed = await instance.visitor.get('/static/stickers.json');
  const folders = Object.values(v.parse(stickerPacks, listed.body));
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders) {
    const response = await instance.visitor.get(`${folder}pack.json`);
    const pack = v.parse(stickerPack, response.body);
    expect(pack.stickers).toContain(pack.tabIcon);
    for (const file of pack.stickers ?? []) {
      const picture = await instance.visitor.get(folder + file);
      expect(picture.headers.get('content-type')).toBe('image/png');
    }
    const encoded = encodeURIComponent(folder.replaceAll(/^\/|\/$/g, ''));
    expect((await instance.visitor.get(`/${encoded}/pack.json`)).body).toEqual(response.body);
  }
});

test('staticDocumentRoutes: serves the page for an unknown pack', async () => {
  const instance = await startTestInstance();
  const response = await instance.visitor.get('/static/stickers/none/pack.json');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
});

test('staticDocumentRoutes: the blurhash overlay is an image', async () => {
  const instance = await startTestInstance();
  const response = await instance.visitor.get('/static/blurhash-overlay.png');
  expect(response.headers.get('content-type')).toBe('image/png');
});
