import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** The number of bytes that a client must take within one timeout. */
const bytesPerTimeout = 131_072;

/** How far one direction of a connection has come. */
interface Progress {
  bytes: number;
  /** When `bytes` last changed, or the direction was last idle. */
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
 * Closes connections whose client does not take a response or a stream, or does not send the body
 * of a request. In each `timeout` milliseconds a client must take all that is written, or 128 KB of
 * it if it is more, and send a part of the body.
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
