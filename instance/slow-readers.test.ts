import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postStatus } from '#commands/post-status.ts';
import { registerMember } from '#commands/register-member.ts';
import { startProxy, type RunningProxy } from '#proxy/start-proxy.ts';
import { insertBackup, saveBackupArchive } from '#store/backups.ts';
import {
  connectRaw,
  rawGetRequest,
  readFirstPart,
  waitUntilClosed,
  upgradeHeaders,
} from '#testing/raw-connection.ts';
import { startInstance, type RunningServer } from './start-instance.ts';

const fileBytes = 16_000_000;
const clients = 12;
const backup = 'backup.zip';
/** A WebSocket frame with an empty text, masked as frames of clients must be. */
const emptyFrame = '\x81\x80\0\0\0\0';

let folder: string;
let media: string;
let server: RunningServer;
let proxy: RunningProxy;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-slow-'));
  const clientDir = join(folder, 'client');
  mkdirSync(join(clientDir, 'static'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), 'page');
  for (const name of ['film.webm', 'words.txt'])
    writeFileSync(join(clientDir, 'static', name), randomBytes(fileBytes));
  server = await startInstance({
    port: 0,
    dataDir: join(folder, 'data'),
    clientDir,
    transferTimeout: 400,
  });
  const { instance } = server.running;
  media = await instance.files.save(randomBytes(fileBytes), 'webm');
  const bob = await registerMember(instance, { username: 'bob' });
  const row = { account_id: bob.id, file_name: backup, created_at: instance.now() };
  insertBackup(instance.database, row);
  saveBackupArchive(instance.database, 1, randomBytes(fileBytes));
  proxy = await startProxy({
    backend: server.origin,
    port: 0,
    clientDir,
    transferTimeout: 400,
  });
});

afterAll(async () => {
  await proxy.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const range = (bytes: string): readonly string[] => [`Range: bytes=${bytes}`];

const originOf = (of: 'server' | 'proxy'): string => (of === 'server' ? server : proxy).origin;

test.each([
  ['an upload', 'server', rawGetRequest('/media/:upload'), 200],
  ['a range of an upload', 'server', rawGetRequest('/media/:upload', range('1000-15999000')), 206],
  ['the end of an upload', 'server', rawGetRequest('/media/:upload', range('-15000000')), 206],
  ['a video of the client', 'server', rawGetRequest('/static/film.webm'), 200],
  ['a long text of the client', 'server', rawGetRequest('/static/words.txt'), 200],
  [
    'a compressed text',
    'server',
    rawGetRequest('/static/words.txt', ['Accept-Encoding: gzip']),
    200,
  ],
  ['a backup', 'server', rawGetRequest(`/media/backups/${backup}`), 200],
  ['an upload through the proxy', 'proxy', rawGetRequest('/media/:upload'), 200],
  ['a range through the proxy', 'proxy', rawGetRequest('/media/:upload', range('1000-')), 206],
  ['a video of the client from the proxy', 'proxy', rawGetRequest('/static/film.webm'), 200],
] as const)(
  'server: keeps little in memory for clients that read nothing of %s, and closes them',
  async (_, of, request, status) => {
    const log = vi.spyOn(console, 'error');
    const before = process.memoryUsage().arrayBuffers;
    const sockets = Array.from({ length: clients }, () =>
      connectRaw(originOf(of), request.replace(':upload', media)),
    );
    const parts = await Promise.all(sockets.map(readFirstPart));
    const grown = process.memoryUsage().arrayBuffers - before;
    for (const part of parts) expect(part).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(grown).toBeLessThan(clients * 2_000_000);
    await Promise.all(sockets.map((socket) => waitUntilClosed(socket, '\r\n')));
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  },
);

test('server: closes a client that reads a few bytes at a time', async () => {
  const socket = connectRaw(server.origin, rawGetRequest(`/media/${media}`));
  await readFirstPart(socket);
  const timer = setInterval(() => socket.read(10), 5);
  await waitUntilClosed(socket, '\r\n');
  clearInterval(timer);
});

test.each(['server', 'proxy'] as const)(
  'server: closes streams whose clients read nothing (%s)',
  async (of) => {
    const { instance } = server.running;
    const ana = await registerMember(instance, { username: `ana_${of}` });
    const status = postStatus(instance, ana, { text: 'word '.repeat(900) });
    const request = rawGetRequest('/api/v1/streaming?stream=public', upgradeHeaders);
    const sockets = Array.from({ length: 4 }, () => connectRaw(originOf(of), request));
    for (const part of await Promise.all(sockets.map(readFirstPart)))
      expect(part).toMatch(/^HTTP\/1\.1 101 /);
    for (let number = 0; number < 1000; number += 1) {
      instance.events.publish({ kind: 'posted', status });
      // Lets the proxy read the frames that were sent.
      await setImmediate();
    }
    await Promise.all(sockets.map((socket) => waitUntilClosed(socket, emptyFrame)));
  },
);
