import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestAnswer,
  type TestInstance,
} from '#instance/testing/start-test-instance.ts';

let instance: TestInstance;
beforeEach(async () => {
  instance = await startTestInstance({ config: { private: true } });
});
afterEach(() => instance.close());

function get(path: string): Promise<TestAnswer> {
  return instance.visitor.get(`/api/v1/pleroma/emoji/${path}`);
}

test('anyone reads which packs of emoji there are, page by page', async () => {
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

test('a pack is read by its name, and its files lie where it says', async () => {
  const [name = ''] = Object.keys((await get('packs')).body.packs);
  const { body } = await get(`pack?name=${name}`);
  const [shortcode = '', file = ''] = Object.entries<string>(body.files)[0] ?? [];
  expect(shortcode).not.toBe('');
  expect((await instance.visitor.get(`/emoji/${name}/${file}`)).status).toBe(200);
});

test.each(['nothing', '__proto__', 'constructor', '../x'])('there is no pack %s', async (name) => {
  for (const call of ['pack', 'packs/archive'])
    expect((await get(`${call}?name=${encodeURIComponent(name)}`)).status).toBe(404);
});

test('no pack can be downloaded, and none is read without its name', async () => {
  const [name = ''] = Object.keys((await get('packs')).body.packs);
  expect((await get(`packs/archive?name=${name}`)).status).toBe(403);
  expect((await get('pack')).status).toBe(400);
});
