import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, vi } from 'vitest';

/** Returns the text of a request without a body. */
export function rawGetRequest(path: string, headers: readonly string[] = []): string {
  return [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
}

export const upgradeHeaders = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** Connects and sends a text. The client keeps its side open when the server closes the other. */
export function connectRaw(origin: string, text: string): Socket {
  const port = Number(new URL(origin).port);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write(text, 'latin1');
  return socket;
}

/** Resolves to the first part of the response. The client reads nothing more. */
export async function readFirstPart(socket: Socket): Promise<string> {
  const [part] = await once(socket, 'data');
  socket.pause();
  return String(part);
}

/**
 * Resolves to everything that the server sends until it closes the connection. A client that still
 * writes then gets `ECONNRESET`, which closes the connection, too.
 */
export function readToEnd(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (part) => (received += part.toString('latin1')));
    for (const event of ['end', 'close']) socket.once(event, () => resolve(received));
  });
}

/**
 * Resolves when the server has closed the connection. A client that reads nothing notices it only
 * by writing: `probe` must be something that the server ignores.
 */
export async function waitUntilClosed(socket: Socket, probe: string): Promise<void> {
  await vi.waitFor(
    () => {
      socket.write(probe, 'latin1');
      expect(socket.destroyed).toBe(true);
    },
    { timeout: 60_000 },
  );
}
