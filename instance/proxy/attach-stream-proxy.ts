import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { streamPath } from '@rookery/contract/stream.ts';
import { closeSockets } from '#stream/close-sockets.ts';
import { ownOrigin } from '#http/own-origin.ts';
import { createRewriter, type Rewriter } from './rewrite.ts';

const handshakeTimeoutMs = 10_000;

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}

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

function connect(client: WebSocket, upstream: WebSocket, rewriter: Rewriter): void {
  client.on('message', (data, isBinary) => {
    if (!isBinary && upstream.readyState === upstream.OPEN) upstream.send(textOf(data));
  });
  upstream.on('message', (data, isBinary) => {
    if (!isBinary && client.readyState === client.OPEN) client.send(rewriter.body(textOf(data)));
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
    handleProtocols: (protocols) => [...protocols][0] ?? false,
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {
      socket.destroy();
    });
    const url = URL.parse(request.url ?? '/', 'http://proxy.test');
    if (url?.pathname.replace(/\/$/, '') !== streamPath) {
      refuse(socket, 404);
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
      refuse(socket, response.statusCode ?? 502);
      upstream.terminate();
    });
    upstream.once('error', () => {
      if (socket.writable) refuse(socket, 503);
    });
    // Frames that arrive before the client's socket is open would be lost.
    upstream.pause();
    upstream.once('open', () => {
      const own = ownOrigin(request.headers.host, options.origin());
      sockets.handleUpgrade(request, socket, head, (client) => {
        connect(client, upstream, createRewriter(options.backend, own));
        upstream.resume();
      });
    });
  });
  return {
    close: () => closeSockets(sockets.clients),
  };
}
