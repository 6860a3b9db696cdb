import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { streamPath } from '#contract/stream.ts';
import { closeSockets } from '#instance/stream/close-sockets.ts';
import { ownOrigin } from '#instance/http/own-origin.ts';
import { createRewriter, type Rewriter } from './rewrite.ts';

const patience = 10_000;

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}

/** Codes that may be sent on; what a socket makes up for itself may not. */
function sendable(code: number): boolean {
  return (
    (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006) ||
    code >= 3000
  );
}

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}

function join(near: WebSocket, far: WebSocket, rewriter: Rewriter): void {
  near.on('message', (data, isBinary) => {
    if (!isBinary && far.readyState === far.OPEN) far.send(textOf(data));
  });
  far.on('message', (data, isBinary) => {
    if (!isBinary && near.readyState === near.OPEN) near.send(rewriter.body(textOf(data)));
  });
  near.on('close', (code) => {
    if (sendable(code)) far.close(code);
    else far.terminate();
  });
  far.on('close', (code) => {
    if (sendable(code)) near.close(code);
    else near.terminate();
  });
  for (const socket of [near, far])
    socket.on('error', () => {
      socket.terminate();
    });
}

/** Carries live streams to and from the real instance, with their tokens where they were. */
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
    const far = new WebSocket(target, protocol ? [protocol] : [], {
      handshakeTimeout: patience,
      headers: { origin: options.backend },
    });
    far.once('unexpected-response', (_request, response) => {
      refuse(socket, response.statusCode ?? 502);
      far.terminate();
    });
    far.once('error', () => {
      if (socket.writable) refuse(socket, 503);
    });
    // Frames that come before the near side is open must not be lost.
    far.pause();
    far.once('open', () => {
      const own = ownOrigin(request.headers.host, options.origin());
      sockets.handleUpgrade(request, socket, head, (near) => {
        join(near, far, createRewriter(options.backend, own));
        far.resume();
      });
    });
  });
  return {
    close: () => closeSockets(sockets.clients),
  };
}
