import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onePixelPng } from '#testing/sample-pictures.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;

function formOf(bytes: Uint8Array<ArrayBuffer>, filename: string, shortcode?: string): FormData {
  const form = new FormData();
  form.set('file', new File([bytes], filename));
  if (shortcode !== undefined) form.set('shortcode', shortcode);
  return form;
}

const base = '/api/v1/pleroma/emoji';

const allShortcodes = async (): Promise<string[]> =>
  (await instance.visitor.get('/api/v1/custom_emojis')).body.map(
    (each: { shortcode: string }) => each.shortcode,
  );

beforeEach(async () => {
  instance = await startTestInstance();
});
afterEach(() => instance.close());

function get(path: string): Promise<TestResponse> {
  return instance.visitor.get(`/api/v1/pleroma/emoji/${path}`);
}

test('emojiPackRoutes: anyone can list the packs by page', async () => {
  const { status, body } = await get('packs');
  const names = Object.keys(body.packs);
  expect([status, body.count]).toEqual([200, names.length]);
  const custom = (await instance.visitor.get('/api/v1/custom_emojis')).body;
  const shortcodes = names.flatMap((name) => Object.keys(body.packs[name].files));
  expect(new Set(shortcodes)).toEqual(
    new Set(custom.map((each: { shortcode: string }) => each.shortcode)),
  );
  const second = await get('packs?page=2&page_size=1');
  expect([second.body.count, Object.keys(second.body.packs)]).toEqual([
    names.length,
    names.slice(1, 2),
  ]);
});

test.each(['packs?page=9', 'packs?page=2&page_size=50', 'pack?page=2&name='])(
  'emojiPackRoutes: a page past the end responds 500 like Akkoma 2025.10 (%s)',
  async (path) => {
    const [name = ''] = Object.keys((await get('packs')).body.packs);
    const { status } = await get(path.endsWith('name=') ? `${path}${name}` : path);
    expect(status).toBe(500);
  },
);

test('emojiPackRoutes: returns a pack by name, with the paths of its files', async () => {
  const [name = ''] = Object.keys((await get('packs')).body.packs);
  const { body } = await get(`pack?name=${name}`);
  const [shortcode = '', file = ''] = Object.entries<string>(body.files)[0] ?? [];
  expect(shortcode).not.toBe('');
  expect((await instance.visitor.get(`/emoji/${name}/${file}`)).status).toBe(200);
});

test.each(['nothing', '__proto__', 'constructor', '../x'])(
  'emojiPackRoutes: responds 404 to the unknown pack %s',
  async (name) => {
    for (const call of ['pack', 'packs/archive'])
      expect((await get(`${call}?name=${encodeURIComponent(name)}`)).status).toBe(404);
  },
);

test('emojiPackRoutes: refuses downloads, and a request without a name', async () => {
  const [name = ''] = Object.keys((await get('packs')).body.packs);
  expect((await get(`packs/archive?name=${name}`)).status).toBe(403);
  expect((await get('pack')).status).toBe(400);
});

test('emojiPackRoutes: an admin creates a pack and adds, renames and removes an emoji that statuses use', async () => {
  const boss = await instance.as('boss', { role: 'admin' });
  expect((await boss.post(`${base}/pack?name=birds`)).body).toBe('ok');
  const again = await boss.post(`${base}/pack?name=birds`);
  expect([again.status, again.body.error]).toEqual([409, 'A pack named "birds" already exists']);
  expect((await get('packs')).body.packs.birds.files).toEqual({});
  const files = `${base}/packs/files?name=birds`;
  expect((await boss.post(files, formOf(onePixelPng, 'our heron.png', 'our_heron'))).body).toEqual({
    our_heron: 'our heron.png',
  });
  expect((await boss.post(files, formOf(onePixelPng, 'x.png', 'our_heron'))).status).toBe(409);
  expect(await allShortcodes()).toContain('our_heron');
  const { body } = await boss.post('/api/v1/statuses', { status: 'Look :our_heron:' });
  const [{ url }] = body.emojis;
  const path = new URL(url).pathname;
  expect((await instance.visitor.get(path)).status).toBe(200);
  const renamed = await boss.patch(files, {
    shortcode: 'our_heron',
    new_shortcode: 'egret',
    new_filename: '../egret.png',
  });
  expect(renamed.body).toEqual({ egret: 'egret.png' });
  expect((await boss.delete(`${files}&shortcode=our_heron`)).status).toBe(404);
  expect((await boss.delete(`${files}&shortcode=egret`)).body).toEqual({});
});

test('emojiPackRoutes: a bundled pack can be changed and deleted', async () => {
  const boss = await instance.as('boss', { role: 'admin' });
  const [name = ''] = Object.keys((await get('packs')).body.packs);
  const before = Object.keys((await get(`pack?name=${name}`)).body.files);
  const metadata = { description: 'Ours', license: 'CC0' };
  const changed = await boss.patch(`${base}/pack?name=${name}`, { metadata });
  expect(changed.body).toMatchObject(metadata);
  expect(Object.keys((await get(`pack?name=${name}`)).body.files)).toEqual(before);
  expect((await boss.delete(`${base}/pack?name=${name}`)).body).toBe('ok');
  expect((await get(`pack?name=${name}`)).status).toBe(404);
  for (const gone of before) expect(await allShortcodes()).not.toContain(gone);
  expect((await boss.post(`${base}/pack?name=${name}`)).status).toBe(200);
});

test('emojiPackRoutes: imports all images of a ZIP file and ignores other files', async () => {
  const boss = await instance.as('boss', { role: 'admin' });
  await boss.post(`${base}/pack?name=birds`);
  const zip = zipSync({
    'birds/wren.png': onePixelPng,
    'birds/tawny.png': onePixelPng,
    'pack.json': new TextEncoder().encode('{}'),
  });
  const files = `${base}/packs/files?name=birds`;
  expect((await boss.post(files, formOf(zip, 'birds.zip'))).body).toEqual({
    tawny: 'tawny.png',
    wren: 'wren.png',
  });
  const broken = zip.slice(0, 40);
  expect((await boss.post(files, formOf(broken, 'birds.zip'))).status).toBe(400);
  const html = new TextEncoder().encode('<script>');
  expect((await boss.post(files, formOf(html, 'x.png'))).status).toBe(400);
});

test('emojiPackRoutes: only admins change packs', async () => {
  const mod = await instance.as('mod', { role: 'moderator' });
  expect((await mod.post(`${base}/pack?name=birds`)).status).toBe(403);
  expect((await mod.get(`${base}/packs/import`)).status).toBe(403);
});

test.each(['', ' ', '../x', 'a/b', '.hidden'])(
  'emojiPackRoutes: refuses the pack name "%s"',
  async (name) => {
    const boss = await instance.as('boss', { role: 'admin' });
    const path = `${base}/pack?name=${encodeURIComponent(name)}`;
    expect((await boss.post(path)).status).toBe(400);
  },
);
