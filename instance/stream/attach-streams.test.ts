import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startInstance } from '#start-instance.ts';
import {
  connectRaw,
  rawGetRequest,
  readToEnd,
  waitUntilClosed,
  upgradeHeaders,
} from '#testing/raw-connection.ts';

test('attachStreams: limits the sockets of an address, and allows new ones after others are closed', async () => {
  const server = await startInstance({ port: 0 });
  const address = `${server.origin.replace('http', 'ws')}/api/v1/streaming?stream=public`;
  const open = async (): Promise<WebSocket> => {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: 200 }, open));
  await expect(open()).rejects.toThrow('429');
  sockets[0]?.close();
  await vi.waitFor(open);
  await server.close();
});

test('attachStreams: counts clients behind a proxy separately [R-INST-041]', async () => {
  const server = await startInstance({ port: 0, config: { publicUrl: 'https://birds.example' } });
  const address = `ws://127.0.0.1:${server.port}/api/v1/streaming?stream=public`;
  const open = async (client: string): Promise<WebSocket> => {
    const socket = new WebSocket(address, { headers: { 'x-forwarded-for': client } });
    await once(socket, 'open');
    return socket;
  };
  for (const client of ['203.0.113.7', '2001:db8:1:2::9']) {
    await Promise.all(Array.from({ length: 200 }, () => open(client)));
    await expect(open(client)).rejects.toThrow('429');
  }
  // Another address of the same household, and an entry that the client itself sent before the
  // proxy's.
  await expect(open('2001:db8:1:2:3::9')).rejects.toThrow('429');
  await expect(open('198.51.100.1, 203.0.113.7')).rejects.toThrow('429');
  await open('203.0.113.8');
  await open('2001:db8:1:3::9');
  await server.close();
});

test.each([
  ['a path without streams', '/nosuch'],
  ['an unknown stream', '/api/v1/streaming?stream=nosuch'],
  ['an invalid token', '/api/v1/streaming?access_token=nosuch'],
])(
  'attachStreams: closes the connection of a refused client that keeps its side open: %s',
  async (_, path) => {
    const server = await startInstance({ port: 0 });
    const socket = connectRaw(server.origin, rawGetRequest(path, upgradeHeaders));
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 40\d /);
    await waitUntilClosed(socket, 'x');
    await server.close();
  },
);
