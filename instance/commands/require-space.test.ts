import { expect, test, vi } from 'vitest';
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

const hour = 3_600_000;
const day = 24 * hour;

let now = 0;
let instance: TestInstance;
let bob: TestClient;

/** Starts an instance on which an account can store this many bytes. */
const start = async (storage: number): Promise<void> => {
  now = Date.now();
  instance = await startTestInstance({ now: () => now, config: { limits: { storage } } });
  bob = await instance.as('bob');
};

const storedNames = (): string[] =>
  instance.instance.database.column<string>('SELECT name FROM stored_files ORDER BY name');

const isStored = async (url: string): Promise<boolean> =>
  (await instance.visitor.get(new URL(url).pathname)).status === 200;

/**
 * Lets days pass: subtracts them from all stored times, since the database sets some of them by its
 * own clock. An hour also passes on the instance's clock, after which it removes files again.
 */
function waitDays(days: number): void {
  const { database } = instance.instance;
  now += hour;
  database.run('UPDATE stored_files SET created_at = created_at - ?', days * day);
  database.run(
    'UPDATE media SET created_at = created_at - ?1, detached_at = detached_at - ?1',
    days * day,
  );
}

test('freeSpace: makes room a day after a status with files was deleted, not earlier', async () => {
  await start(1500);
  const { id, url } = (await uploadPicture(bob, 1)).body;
  const status = await bob.post('/api/v1/statuses', { status: 'x', media_ids: [id] });
  waitDays(2);
  await bob.delete(`/api/v1/statuses/${status.body.id}`);
  expect((await uploadPicture(bob, 2)).status).toBe(422);
  // The file of a deleted status is kept for a day, so that the status can be posted again.
  expect((await bob.get(`/api/v1/media/${id}`)).status).toBe(200);
  waitDays(2);
  expect((await uploadPicture(bob, 2)).status).toBe(200);
  expect(await isStored(url)).toBe(false);
});

test('freeSpace: removes nothing while there is space', async () => {
  await start(2500);
  const { url } = (await uploadPicture(bob, 1)).body;
  now += 400 * day;
  expect((await uploadPicture(bob, 2)).status).toBe(200);
  expect(await isStored(url)).toBe(true);
});

interface UsedUpload {
  readonly id: string;
  readonly status: (fields: object) => Promise<TestResponse>;
}

test.each<[string, (upload: UsedUpload) => Promise<unknown>]>([
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
      const { body } = await uploadPicture(carol, 1);
      await carol.post('/api/v1/statuses', { status: 'x', media_ids: [body.id] });
    },
  ],
])('freeSpace: does not remove the file %s', async (_where, use) => {
  await start(1500);
  const { id, url } = (await uploadPicture(bob, 1)).body;
  await use({ id, status: (fields) => bob.post('/api/v1/statuses', fields) });
  waitDays(2);
  await uploadPicture(bob, 2);
  expect(await isStored(url)).toBe(true);
});

test.each(accountPictureUploads)(
  'freeSpace: keeps the current %s and removes the replaced ones',
  async (_name, send) => {
    await start(2500);
    expect((await send(bob, 1)).status).toBe(200);
    const [name = ''] = storedNames();
    waitDays(31);
    expect((await send(bob, 2)).status).toBe(200);
    waitDays(31);
    expect((await send(bob, 3)).status).toBe(200);
    expect(storedNames()).not.toContain(name);
    expect(storedNames()).toHaveLength(2);
  },
);

test('freeSpace: keeps an upload for a month that no status has, since a draft may have it', async () => {
  await start(1500);
  const { url } = (await uploadPicture(bob, 1)).body;
  waitDays(29);
  expect((await uploadPicture(bob, 2)).status).toBe(422);
  expect(await isStored(url)).toBe(true);
  waitDays(2);
  expect((await uploadPicture(bob, 2)).status).toBe(200);
});

test.each<[string, (client: TestClient) => Promise<TestResponse>]>([
  ['an upload', (client) => uploadPicture(client, 1)],
  [
    'an avatar',
    (client) =>
      client.patch(
        '/api/v1/accounts/update_credentials',
        formWithFile('avatar', createNumberedPicture(1)),
      ),
  ],
])(
  'freeSpace: keeps a file that is %s of another account, stored before files were counted',
  async (_name, store) => {
    await start(1500);
    const { id, url } = (await uploadPicture(bob, 1)).body;
    const status = await bob.post('/api/v1/statuses', { status: 'x', media_ids: [id] });
    const carol = await instance.as('carol');
    expect((await store(carol)).status).toBe(200);
    instance.instance.database.run(
      'DELETE FROM stored_files WHERE account_id = (SELECT id FROM accounts WHERE username = ?)',
      'carol',
    );
    await bob.delete(`/api/v1/statuses/${status.body.id}`);
    waitDays(31);
    await uploadPicture(bob, 2);
    expect(await isStored(url)).toBe(true);
  },
);

test('freeSpace: keeps a former avatar that is chosen again with another picture', async () => {
  await start(2500);
  const path = '/api/v1/accounts/update_credentials';
  await bob.patch(path, formWithFile('avatar', createNumberedPicture(1)));
  await bob.patch(path, formWithFile('avatar', createNumberedPicture(2)));
  waitDays(2);
  const form = formWithFile('avatar', createNumberedPicture(1));
  form.set('header', createNumberedPicture(3));
  await bob.patch(path, form);
  const { avatar } = (await bob.get('/api/v1/accounts/verify_credentials')).body;
  expect(await isStored(avatar)).toBe(true);
});

/** Returns how often the earlier versions of statuses are searched while `work` runs. */
async function searchesWhile(work: () => Promise<unknown>): Promise<number> {
  const { database } = instance.instance;
  const column = vi.spyOn(database, 'column');
  const spies = [column, vi.spyOn(database, 'all'), vi.spyOn(database, 'count')];
  await work();
  const statements = spies.flatMap((spy) => spy.mock.calls.map(([sql]) => sql));
  for (const spy of spies) spy.mockRestore();
  return statements.filter((sql) => sql.includes('status_edits')).length;
}

test('freeSpace: searches earlier versions of statuses once, however many files are unused', async () => {
  const counts = [];
  for (const files of [1, 30]) {
    await start(files * 100);
    for (let number = 0; number < files; number += 1) await uploadPicture(bob, number, 100);
    waitDays(31);
    counts.push(await searchesWhile(() => uploadPicture(bob, 100, 100)));
    expect(storedNames()).toHaveLength(1);
  }
  expect(counts).toEqual([1, 1]);
});

const searches = (client: TestClient): Promise<number> =>
  searchesWhile(async () => {
    expect((await uploadPicture(client, 2)).status).toBe(422);
  });

test('freeSpace: looks for unused files of an account once an hour', async () => {
  await start(1500);
  const carol = await instance.as('carol');
  for (const client of [bob, carol]) await uploadPicture(client, 1);
  expect([await searches(bob), await searches(bob), await searches(carol)]).toEqual([1, 0, 1]);
  now += hour - 1;
  expect([await searches(bob), await searches(carol)]).toEqual([0, 0]);
  now += 1;
  expect([await searches(bob), await searches(bob)]).toEqual([1, 0]);
});

test('freeSpace: removes a file whose name only occurs in a description', async () => {
  await start(2500);
  const { url } = (await uploadPicture(bob, 1)).body;
  const form = formWithFile('file', createNumberedPicture(2));
  form.set('description', new URL(url).pathname);
  const { id } = (await bob.post('/api/v1/media', form)).body;
  const status = await bob.post('/api/v1/statuses', { status: 'x', media_ids: [id] });
  await bob.put(`/api/v1/statuses/${status.body.id}`, { status: 'y', media_ids: [] });
  waitDays(31);
  expect((await uploadPicture(bob, 3)).status).toBe(200);
  expect(await isStored(url)).toBe(false);
});
