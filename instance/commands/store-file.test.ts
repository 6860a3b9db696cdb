import { expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
  type TestResponse,
} from '#testing/start-test-instance.ts';

const dot = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

const day = 86_400_000;
let now = Date.now();

/** A different picture of a given size for each number. */
function picture(number: number, size: number): File {
  const bytes = new Uint8Array(size);
  bytes.set(dot);
  new DataView(bytes.buffer).setUint32(size - 4, number);
  return new File([bytes], 'dot.png', { type: 'image/png' });
}

function formWith(name: string, file: File): FormData {
  const form = new FormData();
  form.set(name, file);
  return form;
}

const uploadTo = (client: TestClient, number: number, size = 1000): Promise<TestResponse> =>
  client.post('/api/v1/media', formWith('file', picture(number, size)));

let instance: TestInstance;
let bob: TestClient;

const start = async (limits: { storage?: number; totalStorage?: number }): Promise<void> => {
  instance = await startTestInstance({ now: () => now, config: { limits } });
  bob = await instance.as('bob');
};

const storedNames = (): string[] =>
  instance.instance.database.column<string>('SELECT name FROM stored_files ORDER BY name');

const isStored = async (url: string): Promise<boolean> =>
  (await instance.visitor.get(new URL(url).pathname)).status === 200;

const ways: readonly [string, (client: TestClient, number: number) => Promise<TestResponse>][] = [
  ['an upload', (client, number) => uploadTo(client, number)],
  [
    'an upload that is processed later',
    (client, number) => client.post('/api/v2/media', formWith('file', picture(number, 1000))),
  ],
  ...['avatar', 'header', 'pleroma_background_image'].map(
    (field): [string, (client: TestClient, number: number) => Promise<TestResponse>] => [
      field,
      (client, number) =>
        client.patch('/api/v1/accounts/update_credentials', formWith(field, picture(number, 1000))),
    ],
  ),
  [
    'a mascot',
    (client, number) =>
      client.put('/api/v1/pleroma/mascot', formWith('file', picture(number, 1000))),
  ],
];

test.each(ways)('storeFile: refuses %s above the quota of an account', async (_name, send) => {
  await start({ storage: 2500 });
  const first = await uploadTo(bob, 1);
  expect((await send(bob, 2)).status).toBeLessThan(300);
  const before = storedNames();
  const refused = await send(bob, 3);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatch(/^Your storage of 2.5 kB is full. Delete posts with files/);
  expect(storedNames()).toEqual(before);
  expect(await isStored(first.body.url)).toBe(true);
  expect((await send(await instance.as('carol'), 3)).status).toBeLessThan(300);
});

test.each(ways)('storeFile: refuses %s above the space of the instance', async (_name, send) => {
  await start({ totalStorage: 2500 });
  await uploadTo(bob, 1);
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
      formWith('file', picture(number, 1000)),
    );
  expect((await add(1)).status).toBe(200);
  expect((await uploadTo(bob, 2)).status).toBe(200);
  expect((await add(3)).status).toBe(507);
  expect((await uploadTo(bob, 4, 500)).status).toBe(200);
  expect((await uploadTo(bob, 5, 499)).status).toBe(507);
  instance.instance.database.run('UPDATE stored_files SET bytes = bytes + 1');
  expect((await bob.post('/api/v1/pleroma/backups')).status).toBe(507);
  const shortcodes = (await instance.visitor.get('/api/v1/custom_emojis')).body.map(
    (each: { shortcode: string }) => each.shortcode,
  );
  expect(shortcodes).toContain('dot1');
  expect(shortcodes).not.toContain('dot3');
});

test('storeFile: simultaneous uploads do not exceed the quota', async () => {
  await start({ storage: 3500 });
  const sent = await Promise.all(Array.from({ length: 10 }, (_, index) => uploadTo(bob, index)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('storeFile: counts a file once that an account stores again', async () => {
  await start({ storage: 1500 });
  for (let round = 0; round < 3; round += 1) expect((await uploadTo(bob, 1)).status).toBe(200);
  expect(storedNames()).toHaveLength(1);
});

test('storeFile: a file that cannot be written is not counted', async () => {
  await start({ storage: 1500 });
  const { files } = instance.instance;
  const working = { ...files };
  Object.assign(files, { save: () => Promise.reject(new Error('broken')) });
  expect((await uploadTo(bob, 1)).status).toBe(500);
  Object.assign(files, working);
  expect((await uploadTo(bob, 2)).status).toBe(200);
});

/** Makes everything older, also the times that the database itself sets. */
function waitDays(days: number): void {
  const { database } = instance.instance;
  database.run('UPDATE stored_files SET created_at = created_at - ?', days * day);
  database.run(
    'UPDATE media SET created_at = created_at - ?1, detached_at = detached_at - ?1',
    days * day,
  );
}

test('storeFile: makes room a day after a status with files was deleted, not earlier', async () => {
  await start({ storage: 1500 });
  const { id, url } = (await uploadTo(bob, 1)).body;
  const status = await bob.post('/api/v1/statuses', { status: 'x', media_ids: [id] });
  waitDays(2);
  await bob.delete(`/api/v1/statuses/${status.body.id}`);
  expect((await uploadTo(bob, 2)).status).toBe(422);
  // The deleted status can be written again with its file.
  expect((await bob.get(`/api/v1/media/${id}`)).status).toBe(200);
  waitDays(2);
  expect((await uploadTo(bob, 2)).status).toBe(200);
  expect(await isStored(url)).toBe(false);
});

test('storeFile: removes nothing while there is space', async () => {
  await start({ storage: 2500 });
  const { url } = (await uploadTo(bob, 1)).body;
  now += 400 * day;
  expect((await uploadTo(bob, 2)).status).toBe(200);
  expect(await isStored(url)).toBe(true);
});

interface Kept {
  readonly id: string;
  readonly status: (fields: object) => Promise<TestResponse>;
}

test.each<[string, (upload: Kept) => Promise<unknown>]>([
  ['of a status', ({ id, status }) => status({ status: 'x', media_ids: [id] })],
  [
    'of a scheduled status',
    ({ id, status }) => {
      const scheduled_at = new Date(now + 90 * day).toISOString();
      return status({ status: 'x', media_ids: [id], scheduled_at });
    },
  ],
  [
    'of an earlier version of a status',
    async ({ id, status }) => {
      const posted = await status({ status: 'x', media_ids: [id] });
      await bob.put(`/api/v1/statuses/${posted.body.id}`, { status: 'y', media_ids: [] });
    },
  ],
  [
    'that somebody else stored too',
    async ({ status }) => {
      await status({ status: 'x' });
      const carol = await instance.as('carol');
      const { body } = await uploadTo(carol, 1);
      await carol.post('/api/v1/statuses', { status: 'x', media_ids: [body.id] });
    },
  ],
])('storeFile: keeps the file %s', async (_where, use) => {
  await start({ storage: 1500 });
  const { id, url } = (await uploadTo(bob, 1)).body;
  await use({ id, status: (fields) => bob.post('/api/v1/statuses', fields) });
  waitDays(2);
  await uploadTo(bob, 2);
  expect(await isStored(url)).toBe(true);
});

test.each(ways.slice(2))('storeFile: keeps %s, and replaces it', async (_name, send) => {
  await start({ storage: 2500 });
  expect((await send(bob, 1)).status).toBe(200);
  const [name = ''] = storedNames();
  waitDays(31);
  expect((await send(bob, 2)).status).toBe(200);
  waitDays(31);
  expect((await send(bob, 3)).status).toBe(200);
  expect(storedNames()).not.toContain(name);
  expect(storedNames()).toHaveLength(2);
});

test('storeFile: keeps an upload for a month that no status has, since a draft may have it', async () => {
  await start({ storage: 1500 });
  const { url } = (await uploadTo(bob, 1)).body;
  waitDays(29);
  expect((await uploadTo(bob, 2)).status).toBe(422);
  expect(await isStored(url)).toBe(true);
  waitDays(2);
  expect((await uploadTo(bob, 2)).status).toBe(200);
});

test.each<[string, (client: TestClient) => Promise<TestResponse>]>([
  ['an upload', (client) => uploadTo(client, 1)],
  [
    'an avatar',
    (client) =>
      client.patch('/api/v1/accounts/update_credentials', formWith('avatar', picture(1, 1000))),
  ],
])(
  'storeFile: keeps a file that is %s of another account, stored before files were counted',
  async (_name, store) => {
    await start({ storage: 1500 });
    const { id, url } = (await uploadTo(bob, 1)).body;
    const status = await bob.post('/api/v1/statuses', { status: 'x', media_ids: [id] });
    const carol = await instance.as('carol');
    expect((await store(carol)).status).toBe(200);
    instance.instance.database.run(
      'DELETE FROM stored_files WHERE account_id = (SELECT id FROM accounts WHERE username = ?)',
      'carol',
    );
    await bob.delete(`/api/v1/statuses/${status.body.id}`);
    waitDays(31);
    await uploadTo(bob, 2);
    expect(await isStored(url)).toBe(true);
  },
);

test('storeFile: keeps a former avatar that is chosen again with another picture', async () => {
  await start({ storage: 2500 });
  const path = '/api/v1/accounts/update_credentials';
  await bob.patch(path, formWith('avatar', picture(1, 1000)));
  await bob.patch(path, formWith('avatar', picture(2, 1000)));
  waitDays(2);
  const form = formWith('avatar', picture(1, 1000));
  form.set('header', picture(3, 1000));
  await bob.patch(path, form);
  const { avatar } = (await bob.get('/api/v1/accounts/verify_credentials')).body;
  expect(await isStored(avatar)).toBe(true);
});
