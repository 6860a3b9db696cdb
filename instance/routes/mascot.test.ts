import { beforeEach, expect, test } from 'vitest';
import { onePixelPng } from '#testing/sample-pictures.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
} from '#testing/start-test-instance.ts';

const path = '/api/v1/pleroma/mascot';
let bob: TestClient;

beforeEach(async () => {
  bob = await (await startTestInstance({ world: 'empty' })).as('bob');
});

function put(bytes: Uint8Array, type: string): Promise<TestResponse> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'x', { type }));
  return bob.put(path, form);
}

test('mascotRoutes: returns a default mascot', async () => {
  const response = await bob.get(path);
  expect(response).toMatchObject({ status: 200, body: { id: 'default-mascot' } });
});

test('mascotRoutes: sets an image as the mascot', async () => {
  const set = await put(onePixelPng, 'image/png');
  expect(set).toMatchObject({ status: 200, body: { type: 'image' } });
  expect((await bob.get(path)).body).toEqual(set.body);
});

test('mascotRoutes: refuses files that are not images', async () => {
  for (const type of ['text/plain', 'image/png'])
    expect(await put(Buffer.from('words'), type)).toMatchObject({
      status: 415,
      body: { error: 'mascots can only be images' },
    });
  expect((await bob.put(path, { file: 'words' })).status).toBe(400);
  expect((await bob.put(path, {})).status).toBe(400);
  expect((await bob.get(path)).body.id).toBe('default-mascot');
});
