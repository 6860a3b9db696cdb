import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerRequestsInTurn } from './answer-requests-in-turn.ts';
import { clientAddressKey, clientAddress, isFromProxy } from './client-address.ts';
import { closeStalledConnections } from './close-stalled-connections.ts';
import { serverTimeouts } from './listen.ts';
import { createPerClientCounter } from './per-client-counter.ts';
import { refuseSocket } from './refuse-socket.ts';

export interface HttpServerOptions {
  /** Milliseconds in which a connection must send its request headers; 20 seconds by default. */
  readonly headersTimeout?: number | undefined;
  /**
   * Milliseconds after which a client that reads or sends nothing is disconnected; 30 seconds by
   * default.
   */
  readonly transferTimeout?: number | undefined;
}

interface HttpServerConfig {
  readonly publicUrl?: string | undefined;
  readonly limits: { readonly connections: number };
}

/**
 * Creates a server that slow clients cannot exhaust: it limits the connections of each address, or
 * its open requests behind a proxy on this machine, and closes those that stop reading or sending.
 */
export function createHttpServer(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  config: HttpServerConfig,
  { headersTimeout, transferTimeout = 30_000 }: HttpServerOptions = {},
): Server {
  const open = createPerClientCounter(config.limits.connections);
  const answerWithinLimit = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (!isFromProxy(incoming.socket, config)) {
      answer(incoming, outgoing);
      return;
    }
    const address = clientAddress(incoming, config) ?? '';
    if (!open.add(address)) {
      outgoing.writeHead(429, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error: 'Throttled' }));
      return;
    }
    outgoing.once('close', () => {
      open.remove(address);
    });
    answer(incoming, outgoing);
  };
  const server = createServer(
    serverTimeouts(headersTimeout),
    answerRequestsInTurn(answerWithinLimit),
  );
  server.on('connection', (socket: Socket) => {
    if (isFromProxy(socket, config)) return;
    const address = clientAddressKey(socket.remoteAddress ?? '');
    if (!open.add(address)) {
      refuseSocket(socket, 429);
      return;
    }
    socket.once('close', () => {
      open.remove(address);
    });
  });
  closeStalledConnections(server, transferTimeout);
  return server;
}
