import { once } from 'node:events';
import type { WebSocket } from 'ws';

/** Milliseconds in which a client may complete the close handshake. */
const closeTimeoutMs = 500;

/** Closes every socket with 1001, after which clients reconnect. */
export async function closeSockets(sockets: Iterable<WebSocket>): Promise<void> {
  const open = [...sockets];
  const closed = open.map((socket) => once(socket, 'close'));
  for (const socket of open) socket.close(1001);
  const timeout = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, closeTimeoutMs);
  await Promise.all(closed);
  clearTimeout(timeout);
}
