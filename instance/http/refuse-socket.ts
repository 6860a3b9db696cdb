import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Sends a response without a body and closes the connection, also if the client keeps its side
 * open.
 */
export function refuseSocket(
  socket: Duplex,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const reason = STATUS_CODES[status] ?? 'Refused';
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`,
    () => {
      socket.destroy();
    },
  );
}
