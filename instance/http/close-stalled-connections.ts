import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** The number of bytes that a client must read within one timeout. */
const bytesPerTimeout = 131_072;

/** The number of bytes in one direction of a connection, and since when it has not changed. */
interface Progress {
  bytes: number;
  /** The time at which `bytes` last changed, or until which the direction was idle. */
  since: number;
}

interface Connection {
  readonly sent: Progress;
  readonly received: Progress;
  request?: IncomingMessage;
}

/** Returns for how many milliseconds no bytes were sent in an active direction. */
function stalledFor(progress: Progress, isActive: boolean, bytes: number, time: number): number {
  if (!isActive || bytes !== progress.bytes) {
    progress.bytes = bytes;
    progress.since = time;
  }
  return time - progress.since;
}

/**
 * Closes connections whose client does not read a response or a stream, or does not send the body
 * of a request. In each `timeout` milliseconds a client must read everything that is written, or
 * 128 KB of it if there is more, and must send a part of the body.
 */
export function closeStalledConnections(server: Server, timeout: number): void {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    const start = { bytes: 0, since: performance.now() };
    connections.set(socket, { sent: { ...start }, received: { ...start } });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage) => {
    const connection = connections.get(request.socket);
    if (connection) connection.request = request;
  });
  const timer = setInterval(() => {
    const time = performance.now();
    for (const [socket, { sent, received, request }] of connections) {
      const unsent = socket.writableLength;
      const sendingStall = stalledFor(sent, unsent > 0, socket.bytesWritten - unsent, time);
      const isReceiving = request !== undefined && !request.complete && !request.destroyed;
      const receivingStall = stalledFor(received, isReceiving, socket.bytesRead, time);
      const sendTimeout = timeout * (1 + unsent / bytesPerTimeout);
      if (sendingStall > sendTimeout || receivingStall > timeout) socket.destroy();
    }
  }, timeout / 4);
  timer.unref();
  server.on('close', () => {
    clearInterval(timer);
  });
}
