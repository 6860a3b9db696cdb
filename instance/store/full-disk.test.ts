import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formWithFile, createNumberedPicture } from '#testing/sample-pictures.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
  type TestResponse,
} from '#testing/start-test-instance.ts';

let now = Date.now();
let instance: TestInstance;
let faults: unknown[];
let bob: TestClient;
beforeEach(async () => {
  faults = [];
  instance = await startTestInstance({ now: () => now, onError: (error) => faults.push(error) });
  bob = await instance.as('bob');
});
afterEach(() => instance.close());

const long = 'word '.repeat(900);
const refusal = {
  status: 507,
  body: { error: 'The server has no space left. Nothing was saved.' },
};

/** Limits the database to its current size, so that it behaves as on a full disk. */
function fillDisk(): void {
  const { database } = instance.instance;
  const pages = database.get<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0;
  database.execute(`PRAGMA max_page_count = ${pages}`);
}

function freeDisk(): void {
  instance.instance.database.execute('PRAGMA max_page_count = 1000000');
}

/** Rejects with the error that Node throws if the file system has no space. */
function fullFileSystem(): Promise<never> {
  const error = new Error('ENOSPC: no space left on device, write');
  return Promise.reject(Object.assign(error, { code: 'ENOSPC', errno: -28 }));
}

/** Repeats a request until the database is full; returns the refused response. */
async function sendUntilRefused(send: (count: number) => Promise<TestResponse>) {
  const accepted: TestResponse[] = [];
  for (let count = 0; count < 300; count += 1) {
    const response = await send(count);
    if (response.status >= 400) return { accepted, refused: response };
    accepted.push(response);
  }
  throw new Error('The database was never full.');
}

test('openDatabase: reports a full disk, keeps the data, and continues when space is available', async () => {
  const { database } = instance.instance;
  const first = await bob.post('/api/v1/statuses', { status: 'before' });
  fillDisk();
  const { accepted, refused } = await sendUntilRefused((count) =>
    bob.post('/api/v1/statuses', { status: `${count} ${long}` }),
  );
  expect(refused).toMatchObject(refusal);
  expect(faults).toHaveLength(1);
  instance.runPeriodicTasks();

  freeDisk();
  const after = await bob.post('/api/v1/statuses', { status: `after ${long}` });
  expect(after.status).toBe(200);
  const acknowledged = [first, ...accepted, after].map(({ body }) => body.id);
  const own = await bob.get(`/api/v1/accounts/${bob.account?.id}/statuses?limit=40`);
  expect(own.body.map((status: { id: string }) => status.id)).toEqual(acknowledged.toReversed());
  expect(database.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
});

const postLong = (count: number): Promise<TestResponse> =>
  bob.post('/api/v1/statuses', { status: `${count} ${long}` });

test('reportDiskFullOnce: says once an hour that the disk is full, and reports other errors', async () => {
  fillDisk();
  await sendUntilRefused(postLong);
  for (let count = 0; count < 20; count += 1) expect((await postLong(count)).status).toBe(507);
  instance.runPeriodicTasks();
  expect(faults).toEqual([
    new Error('The disk is full. Reading still works; nothing new is stored.'),
  ]);
  expect(faults[0]).toHaveProperty('cause.errcode', 13);
  instance.instance.reportError(new Error('other'));
  instance.instance.reportError(new Error('other'));
  expect(faults).toHaveLength(3);
  now += 3_600_001;
  expect((await postLong(1)).status).toBe(507);
  expect(faults).toHaveLength(4);
});

const formOf = (name: string, number: number): FormData =>
  formWithFile(name, createNumberedPicture(number, 20_000));

describe('the instance refuses what a full database cannot store', () => {
  test.each<[string, (client: TestClient, count: number) => Promise<TestResponse>]>([
    ['uploads', (client, count) => client.post('/api/v1/media', formOf('file', count))],
    [
      'avatars',
      (client, count) =>
        client.patch('/api/v1/accounts/update_credentials', formOf('avatar', count)),
    ],
    [
      'names',
      (client, count) =>
        client.patch('/api/v1/accounts/update_credentials', { note: `${count} ${long}` }),
    ],
    [
      'custom emoji',
      async (client, count) =>
        client.post(
          `/api/v1/pleroma/emoji/packs/files?name=new&shortcode=dot${count}`,
          formOf('file', count),
        ),
    ],
    [
      'scheduled statuses',
      (client, count) => {
        const scheduled_at = new Date(now + 86_400_000).toISOString();
        return client.post('/api/v1/statuses', { status: `${count} ${long}`, scheduled_at });
      },
    ],
    [
      'apps',
      (client, count) =>
        client.post('/api/v1/apps', {
          client_name: `${count}`,
          redirect_uris: `https://a.example/${long.replaceAll(' ', '')}`.slice(0, 4000),
        }),
    ],
    [
      'settings',
      (client, count) =>
        client.patch('/api/v1/accounts/update_credentials', {
          pleroma_settings_store: { x: { [count]: long } },
        }),
    ],
  ])('%s', async (_name, send) => {
    const root = await instance.as('root', { role: 'admin' });
    await root.post('/api/v1/pleroma/emoji/pack?name=new');
    fillDisk();
    const { refused } = await sendUntilRefused((count) => send(root, count));
    expect(refused).toMatchObject(refusal);
    expect(faults).toHaveLength(1);
    freeDisk();
    expect((await send(root, 299)).status).toBe(200);
  });
});

test('makeBackups: makes an archive once there is space', async () => {
  for (let count = 0; count < 30; count += 1)
    await bob.post('/api/v1/statuses', { status: `${count} ${crypto.randomUUID().repeat(60)}` });
  await bob.post('/api/v1/pleroma/backups');
  fillDisk();
  instance.runPeriodicTasks();
  instance.runPeriodicTasks();
  expect((await bob.get('/api/v1/pleroma/backups')).body[0].processed).toBe(false);
  expect(faults).toHaveLength(1);
  freeDisk();
  instance.runPeriodicTasks();
  expect((await bob.get('/api/v1/pleroma/backups')).body[0].processed).toBe(true);
});

test.each(['confirmation', 'approval'])(
  'signUp: a mail for %s that cannot be written does not refuse the account that was created',
  async (condition) => {
    const joining = await startTestInstance({
      config: { registration: { [condition]: true } },
      people: [{ username: 'root', role: 'admin', email: 'root@y.test' }],
      onError: (error) => faults.push(error),
    });
    const { mail } = joining.instance;
    const working = { ...mail };
    Object.assign(mail, { put: fullFileSystem });
    const scopes = { redirect_uris: 'https://a.example/', scopes: 'read write' };
    const { body: app } = await joining.visitor.post('/api/v1/apps', {
      client_name: 'x',
      ...scopes,
    });
    const grant = { grant_type: 'client_credentials', ...app };
    const token = (await joining.visitor.post('/oauth/token', grant)).body.access_token;
    const wish = { username: 'new', email: 'new@y.test', password: 'long enough', agreement: true };
    const headers = { authorization: `Bearer ${token}` };
    const made = await joining.visitor.post('/api/v1/accounts', wish, headers);
    expect([made.status, faults.length]).toEqual([200, 1]);
    Object.assign(mail, working);
    if (condition === 'confirmation') {
      const resend = '/api/v1/pleroma/accounts/confirmation_resend?email=new@y.test';
      expect((await joining.visitor.post(resend)).status).toBe(204);
      expect(await mail.all()).toHaveLength(1);
    }
    await joining.close();
  },
);

describe('the instance refuses files that the file system cannot store', () => {
  test.each<[string, () => Promise<TestResponse>]>([
    ['uploads', () => bob.post('/api/v1/media', formOf('file', 1))],
    ['later uploads', () => bob.post('/api/v2/media', formOf('file', 1))],
    ['avatars', () => bob.patch('/api/v1/accounts/update_credentials', formOf('avatar', 1))],
    ['headers', () => bob.patch('/api/v1/accounts/update_credentials', formOf('header', 1))],
    ['mascots', () => bob.put('/api/v1/pleroma/mascot', formOf('file', 1))],
  ])('%s', async (_name, send) => {
    const { files, database } = instance.instance;
    const working = { ...files };
    Object.assign(files, { save: fullFileSystem });
    for (let count = 0; count < 5; count += 1) expect(await send()).toMatchObject(refusal);
    expect(faults).toHaveLength(1);
    expect(database.count('media')).toBe(0);
    expect(database.count('stored_files')).toBe(0);
    expect((await bob.get('/api/v1/accounts/verify_credentials')).status).toBe(200);
    Object.assign(files, working);
    expect((await send()).status).toBeLessThan(300);
  });
});
