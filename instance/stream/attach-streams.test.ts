import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startInstance } from '#instance/server.ts';

test('an address opens a bounded number of sockets, and new ones once others are closed', async () => {
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
