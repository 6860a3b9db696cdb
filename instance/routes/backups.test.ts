import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const path = '/api/v1/pleroma/backups';
const day = 86_400_000;
let now = 1_790_000_000_000;
let instance: TestInstance;
let bob: TestClient;

beforeEach(async () => {
  instance = await startTestInstance({ world: 'empty', now: () => now });
  bob = await instance.as('bob');
});

async function readArchive(url: string): Promise<Record<string, unknown>> {
  const response = await instance.fetch(new Request(url));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes))]),
  );
}

test('backupRoutes: the archive contains the profile, statuses, favourites and bookmarks [R-INST-013]', async () => {
  const jun = await instance.as('jun');
  const liked = await jun.post('/api/v1/statuses', { status: 'A heron' });
  await bob.post('/api/v1/statuses', { status: 'For all', visibility: 'public' });
  await bob.post('/api/v1/statuses', { status: '@jun only you', visibility: 'direct' });
  await jun.post('/api/v1/statuses', { status: 'not in it' });
  await bob.post(`/api/v1/statuses/${liked.body.id}/favourite`);
  await bob.post(`/api/v1/statuses/${liked.body.id}/bookmark`);
  await bob.post(`/api/v1/statuses/${liked.body.id}/reblog`);

  expect((await bob.get(path)).body).toEqual([]);
  const created = await bob.post(path);
  expect(created.status).toBe(200);
  expect(created.body).toMatchObject([
    { content_type: 'application/zip', file_size: 0, processed: false },
  ]);
  instance.runPeriodicTasks();
  const [backup] = (await bob.get(path)).body;
  expect(backup).toMatchObject({ processed: true });
  expect(backup.file_size).toBeGreaterThan(100);
  expect(backup.url).toMatch(
    /^http:\/\/instance\.test\/media\/backups\/archive-bob-\d{8}T\d{6}-[\w-]{43}\.zip$/,
  );
  const files = await readArchive(backup.url);
  const { uri } = liked.body;
  expect(files).toMatchObject({
    'actor.json': {
      id: 'http://instance.test/users/bob',
      type: 'Person',
      preferredUsername: 'bob',
    },
    'outbox.json': {
      totalItems: 3,
      orderedItems: [
        { type: 'Create', object: { content: 'For all' } },
        { type: 'Create', to: ['http://instance.test/users/jun'], cc: [] },
        { type: 'Announce', object: uri },
      ],
    },
    'likes.json': { orderedItems: [uri] },
    'bookmarks.json': { orderedItems: [uri] },
  });
  expect(JSON.stringify(files)).not.toContain('\u{F0000}');
});

test('backupRoutes: only the owner gets the archive, whose name cannot be guessed', async () => {
  await bob.post(path);
  instance.runPeriodicTasks();
  const { url } = (await bob.get(path)).body[0];
  const jun = await instance.as('jun');
  expect((await jun.get(path)).body).toEqual([]);
  const other = url.replace(/-[\w-]{43}\.zip/, `-${'A'.repeat(43)}.zip`);
  expect((await instance.fetch(new Request(other))).status).toBe(404);
});

test('backupRoutes: allows one archive per week, and deletes it after a month', async () => {
  await bob.post(path);
  expect(await bob.post(path)).toMatchObject({
    status: 400,
    body: { error: 'Last export was less than 7 days ago' },
  });
  now += 8 * day;
  expect((await bob.post(path)).body).toHaveLength(2);
  now += 25 * day;
  instance.runPeriodicTasks();
  expect((await bob.get(path)).body).toHaveLength(1);
});
