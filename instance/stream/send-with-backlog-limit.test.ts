import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { closeServer, listen, originOf } from '#http/listen.ts';
import {
  connectRaw,
  rawGetRequest,
  readFirstPart,
  upgradeHeaders,
} from '#testing/raw-connection.ts';
import { sendWithBacklogLimit } from './send-with-backlog-limit.ts';

test.each([1000, 10_000, 100_000])(
  'sendWithBacklogLimit: disconnects a client that reads no frames of %i characters with a backlog of 600 KB',
  async (length) => {
    const server = createServer();
    const sockets = new WebSocketServer({ server });
    const accepted: Promise<WebSocket> = new Promise((resolve) => {
      sockets.once('connection', (socket) => {
        resolve(socket);
      });
    });
    const origin = originOf('127.0.0.1', await listen(server, 0, '127.0.0.1'));
    const client = connectRaw(origin, rawGetRequest('/', upgradeHeaders));
    await readFirstPart(client);
    const socket = await accepted;
    let most = 0;
    for (let frame = 0; frame < 20_000 && socket.readyState === socket.OPEN; frame += 1) {
      sendWithBacklogLimit(socket, 'a'.repeat(length));
      most = Math.max(most, socket.bufferedAmount);
    }
    expect(socket.readyState).toBe(socket.CLOSING);
    expect(most).toBeGreaterThan(400_000);
    expect(most).toBeLessThanOrEqual(600_000);
    client.destroy();
    await closeServer(server);
  },
);
