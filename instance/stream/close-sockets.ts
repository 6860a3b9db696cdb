import { once } from 'node:events';
import type { WebSocket } from 'ws';

/** How long a client may take to answer a goodbye. */
const farewell = 500;

/** Says goodbye to every socket with 1001, so that clients come back. */
export async function closeSockets(sockets: Iterable<WebSocket>): Promise<void> {
  const open = [...sockets];
  const gone = open.map((socket) => once(socket, 'close'));
  for (const socket of open) socket.close(1001);
  const impatience = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, farewell);
  await Promise.all(gone);
  clearTimeout(impatience);
}
