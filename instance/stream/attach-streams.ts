import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { streamPath } from '@rookery/contract/stream.ts';
import type { Instance } from '#context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { closeSockets } from '#stream/close-sockets.ts';
import { clientAddress } from '#http/client-address.ts';
import { createPerClientCounter } from '#http/per-client-counter.ts';
import { originOfRequest } from '#http/origin-of-request.ts';
import { refuseSocket } from '#http/refuse-socket.ts';
import { accountById } from '#store/accounts.ts';
import type { AccountRow, TokenRow } from '#store/rows.ts';
import { tokenByAccess } from '#store/tokens.ts';
import { sendWithBacklogLimit } from './send-with-backlog-limit.ts';
import { openStream } from './stream-connection.ts';
import { canReadStream, parseSubscription, type Subscription } from './subscription.ts';

const pingInterval = 30_000;
const maxFrameBytes = 16_384;
/** Maximum sockets of one address: nobody has as many tabs and devices. */
const maxSocketsPerAddress = 200;
const maxSockets = 2000;

/** Who opens a socket, and the first stream that they subscribe to. */
interface Admitted {
  readonly token?: TokenRow | undefined;
  readonly member?: AccountRow | undefined;
  readonly first?: Subscription | undefined;
}

/**
 * Identifies the member of a handshake. Returns the status with which the handshake is refused, if it is.
 * The token is in the query or in `Sec-WebSocket-Protocol`,
 * which keeps it out of logs.
 */
function admit(instance: Instance, request: IncomingMessage, url: URL): Admitted | 401 | 404 {
  const { database } = instance;
  const protocol = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim();
  const access = url.searchParams.get('access_token') ?? protocol;
  const token = access ? tokenByAccess(database, access) : undefined;
  if (access && !token) return 401;
  if (!token?.account_id && findDialect(instance.config).stream.requiresToken) return 401;
  const member = token?.account_id ? accountById(database, token.account_id) : undefined;
  if (token && member && !member.active) return 401;
  const stream = url.searchParams.get('stream');
  if (stream === null) return { token, member };
  const first = parseSubscription(instance, canReadStream(token, stream) ? member : undefined, {
    stream,
    list: url.searchParams.get('list') ?? undefined,
    tag: url.searchParams.get('tag') ?? undefined,
    instance: url.searchParams.get('instance') ?? undefined,
  });
  return typeof first === 'number' ? first : { token, member, first };
}

/** Connects an open socket with a stream, and closes it when the client no longer responds to pings. */
function serve(instance: Instance, socket: WebSocket, origin: string, admitted: Admitted): void {
  const stream = openStream({
    instance,
    origin,
    token: admitted.token,
    memberId: admitted.member?.id,
    first: admitted.first,
    send(text) {
      sendWithBacklogLimit(socket, text);
    },
    close(code) {
      socket.close(code);
    },
    terminate() {
      socket.terminate();
    },
  });
  let isAlive = true;
  const heartbeat = setInterval(() => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    socket.ping();
  }, pingInterval);
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data, isBinary) => {
    isAlive = true;
    if (isBinary || !Buffer.isBuffer(data)) return;
    try {
      stream.receive(data.toString('utf8'));
    } catch (error) {
      instance.reportError(error);
      socket.close(1011);
    }
  });
  socket.on('error', () => {
    socket.terminate();
  });
  socket.on('close', () => {
    clearInterval(heartbeat);
    stream.end();
  });
}

export interface AttachedStreams {
  /** Closes every socket with 1001, after which clients reconnect. */
  close(): Promise<void>;
}

/** Serves live streams on a server's WebSocket upgrades. */
export function attachStreams(server: Server, instance: Instance): AttachedStreams {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    handleProtocols: (protocols) => [...protocols][0] ?? false,
  });
  const openStreams = createPerClientCounter(maxSocketsPerAddress);
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {
      socket.destroy();
    });
    const url = URL.parse(request.url ?? '/', 'http://instance.test');
    const { slash } = findDialect(instance.config).stream;
    const hasSlash = url?.pathname === `${streamPath}/`;
    if (hasSlash && slash === 'redirected') {
      refuseSocket(socket, 301, { location: streamPath });
      return;
    }
    if (!url || (url.pathname !== streamPath && !(hasSlash && slash === 'accepted'))) {
      refuseSocket(socket, 404);
      return;
    }
    const admitted = admit(instance, request, url);
    if (typeof admitted === 'number') {
      refuseSocket(socket, admitted);
      return;
    }
    const address = clientAddress(request, instance.config) ?? '';
    if (sockets.clients.size >= maxSockets || !openStreams.add(address)) {
      refuseSocket(socket, 429);
      return;
    }
    socket.once('close', () => {
      openStreams.remove(address);
    });
    const origin = originOfRequest(request.headers.host, instance.origin);
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      serve(instance, accepted, origin, admitted);
    });
  });
  return {
    close: () => closeSockets(sockets.clients),
  };
}
