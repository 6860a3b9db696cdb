import type { Server } from 'node:http';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { streamPath } from '@rookery/contract/stream.ts';
import { refuseSocket } from '#http/refuse-socket.ts';
import { closeSockets } from '#stream/close-sockets.ts';
import { sendWithBacklogLimit } from '#stream/send-with-backlog-limit.ts';
import { originOfRequest } from '#http/origin-of-request.ts';
import { createOriginRewriter, type OriginRewriter } from './origin-rewriter.ts';

const handshakeTimeoutMs = 10_000;
/** Maximum bytes of a client's frame: clients send only subscriptions. */
const maxFrameBytes = 16_384;

/** Whether a close code may be sent; codes that a socket sets locally may not. */
function isSendable(code: number): boolean {
  return (
    (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006) ||
    code >= 3000
  );
}

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}

function connect(client: WebSocket, upstream: WebSocket, rewriter: OriginRewriter): void {
  client.on('message', (data, isBinary) => {
    if (!isBinary) sendWithBacklogLimit(upstream, textOf(data));
  });
  upstream.on('message', (data, isBinary) => {
    if (!isBinary) sendWithBacklogLimit(client, rewriter.body(textOf(data)));
  });
  client.on('close', (code) => {
    if (isSendable(code)) upstream.close(code);
    else upstream.terminate();
  });
  upstream.on('close', (code) => {
    if (isSendable(code)) client.close(code);
    else client.terminate();
  });
  for (const socket of [client, upstream])
    socket.on('error', () => {
      socket.terminate();
    });
}

/** Forwards streams to and from the real instance, with the token in the query or the protocol. */
export function attachStreamProxy(
  server: Server,
  options: { readonly backend: string; readonly origin: () => string },
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    handleProtocols: (protocols) => [...protocols][0] ?? false,
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {
      socket.destroy();
    });
    const url = URL.parse(request.url ?? '/', 'http://proxy.test');
    if (url?.pathname.replace(/\/$/, '') !== streamPath) {
      refuseSocket(socket, 404);
      return;
    }
    const target = new URL(options.backend.replace(/^http/, 'ws'));
    target.pathname = `${streamPath}/`;
    target.search = url.search;
    const protocol = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim();
    const upstream = new WebSocket(target, protocol ? [protocol] : [], {
      handshakeTimeout: handshakeTimeoutMs,
      headers: { origin: options.backend },
    });
    upstream.once('unexpected-response', (_request, response) => {
      refuseSocket(socket, response.statusCode ?? 502);
      upstream.terminate();
    });
    upstream.once('error', () => {
      if (socket.writable) refuseSocket(socket, 503);
    });
    // Frames that arrive before the client's socket is open would be lost.
    upstream.pause();
    upstream.once('open', () => {
      if (socket.destroyed) {
        upstream.terminate();
        return;
      }
      const own = originOfRequest(request.headers.host, options.origin());
      sockets.handleUpgrade(request, socket, head, (client) => {
        connect(client, upstream, createOriginRewriter(options.backend, own));
        upstream.resume();
      });
    });
  });
  return {
    close: () => closeSockets(sockets.clients),
  };
}
