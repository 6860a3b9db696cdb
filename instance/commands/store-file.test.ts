import { expect, test } from 'vitest';
import {
  accountPictureUploads,
  formWithFile,
  createNumberedPicture,
  uploadPicture,
} from '#testing/sample-pictures.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
  type TestResponse,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let bob: TestClient;

const start = async (limits: { storage?: number; totalStorage?: number }): Promise<void> => {
  instance = await startTestInstance({ config: { limits } });
  bob = await instance.as('bob');
};

const storedNames = (): string[] =>
  instance.instance.database.column<string>('SELECT name FROM stored_files ORDER BY name');

const ways: typeof accountPictureUploads = [
  ['an upload', uploadPicture],
  [
    'an upload that is processed later',
    (client, number) =>
      client.post('/api/v2/media', formWithFile('file', createNumberedPicture(number))),
  ],
  ...accountPictureUploads,
];

test.each(ways)('storeFile: refuses %s above the quota of an account', async (_name, send) => {
  await start({ storage: 2500 });
  const first = await uploadPicture(bob, 1);
  expect((await send(bob, 2)).status).toBeLessThan(300);
  const before = storedNames();
  const refused = await send(bob, 3);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatch(/^Your storage of 2.5 kB is full. Delete posts with files/);
  expect(storedNames()).toEqual(before);
  expect((await bob.get(new URL(first.body.url).pathname)).status).toBe(200);
  expect((await send(await instance.as('carol'), 3)).status).toBeLessThan(300);
});

test.each(ways)('storeFile: refuses %s above the space of the instance', async (_name, send) => {
  await start({ totalStorage: 2500 });
  await uploadPicture(bob, 1);
  expect((await send(await instance.as('carol'), 2)).status).toBeLessThan(300);
  expect(await send(await instance.as('dana'), 3)).toMatchObject({
    status: 507,
    body: { error: 'The server has no space left. Nothing was saved.' },
  });
});

test('storeFile: refuses custom emoji and archives above the space of the instance', async () => {
  await start({ totalStorage: 2500 });
  const root = await instance.as('root', { role: 'admin' });
  await root.post('/api/v1/pleroma/emoji/pack?name=new');
  const add = (number: number): Promise<TestResponse> =>
    root.post(
      `/api/v1/pleroma/emoji/packs/files?name=new&shortcode=dot${number}`,
      formWithFile('file', createNumberedPicture(number)),
    );
  expect((await add(1)).status).toBe(200);
  expect((await uploadPicture(bob, 2)).status).toBe(200);
  expect((await add(3)).status).toBe(507);
  expect((await uploadPicture(bob, 4, 500)).status).toBe(200);
  expect((await uploadPicture(bob, 5, 499)).status).toBe(507);
  instance.instance.database.run('UPDATE stored_files SET bytes = bytes + 1');
  expect((await bob.post('/api/v1/pleroma/backups')).status).toBe(507);
  const shortcodes = (await instance.visitor.get('/api/v1/custom_emojis')).body.map(
    (each: { shortcode: string }) => each.shortcode,
  );
  expect(shortcodes).toContain('dot1');
  expect(shortcodes).not.toContain('dot3');
});

test('storeFile: keeps simultaneous uploads within the quota', async () => {
  await start({ storage: 3500 });
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, index) => uploadPicture(bob, index)),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('storeFile: counts a file once that an account stores again', async () => {
  await start({ storage: 1500 });
  for (let round = 0; round < 3; round += 1) expect((await uploadPicture(bob, 1)).status).toBe(200);
  expect(storedNames()).toHaveLength(1);
});

test('storeFile: does not count a file that cannot be written', async () => {
  await start({ storage: 1500 });
  const { files } = instance.instance;
  const working = { ...files };
  Object.assign(files, { save: () => Promise.reject(new Error('broken')) });
  expect((await uploadPicture(bob, 1)).status).toBe(500);
  Object.assign(files, working);
  expect((await uploadPicture(bob, 2)).status).toBe(200);
});
