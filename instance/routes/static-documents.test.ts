import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { stickerPack, stickerPacks } from '#contract/schemas/sticker-pack.ts';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-static-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('[R-INST-001] static documents come from the operator first, then from the client', async () => {
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
  'where there is no %s document the page comes with 200, as from the real server',
  async (name) => {
    const instance = await startTestInstance();
    const answer = await instance.visitor.get(`/static/${name}.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
  },
);

test('terms and panel are those of the configuration, unless a file takes their place', async () => {
  const config = { terms: '<p>Be kind</p>', panel: '<p>Panel</p>' };
  const instance = await startTestInstance({ config });
  const terms = await instance.visitor.get('/static/terms-of-service.html');
  expect(terms.body).toBe('<p>Be kind</p>');
  expect(terms.headers.get('content-type')).toBe('text/html');
  expect((await instance.visitor.get('/instance/panel.html')).body).toBe('<p>Panel</p>');
  const replaced = await startTestInstance({
    config,
    staticDir: folderWith({ 'instance/panel.html': '<p>File</p>' }),
  });
  expect((await replaced.visitor.get('/instance/panel.html')).body).toBe('<p>File</p>');
});

test('[R-INST-001] each sticker pack is listed, described, and served picture by picture', async () => {
  const instance = await startTestInstance();
  const listed = await instance.visitor.get('/static/stickers.json');
  const folders = Object.values(v.parse(stickerPacks, listed.body));
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders) {
    const answer = await instance.visitor.get(`${folder}pack.json`);
    const pack = v.parse(stickerPack, answer.body);
    expect(pack.stickers).toContain(pack.tabIcon);
    for (const file of pack.stickers ?? []) {
      const picture = await instance.visitor.get(folder + file);
      expect(picture.headers.get('content-type')).toBe('image/png');
    }
    const encoded = encodeURIComponent(folder.replaceAll(/^\/|\/$/g, ''));
    expect((await instance.visitor.get(`/${encoded}/pack.json`)).body).toEqual(answer.body);
  }
});

test('a pack that is not there comes as the page', async () => {
  const instance = await startTestInstance();
  const answer = await instance.visitor.get('/static/stickers/none/pack.json');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
});

test('the overlay of blurred pictures is a picture', async () => {
  const instance = await startTestInstance();
  const answer = await instance.visitor.get('/static/blurhash-overlay.png');
  expect(answer.headers.get('content-type')).toBe('image/png');
});
