import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { streamPath } from '@rookery/contract/stream.ts';
import type { Instance } from '#context.ts';
import { closeSockets } from '#stream/close-sockets.ts';
import { clientAddress } from '#http/client-address.ts';
import { ownOrigin } from '#http/own-origin.ts';
import { accountById } from '#store/accounts.ts';
import type { AccountRow, TokenRow } from '#store/rows.ts';
import { tokenByAccess } from '#store/tokens.ts';
import { openStream } from './stream-connection.ts';
import { canReadStream, parseSubscription, type Subscription } from './subscription.ts';

const pingInterval = 30_000;
const maxFrameBytes = 16_384;
/** More than the open tabs and devices of any person. */
const maxSocketsPerAddress = 200;
const maxSockets = 2000;
/** Bytes queued for a client that does not read them. */
const maxBufferedBytes = 2_000_000;

interface Admitted {
  readonly token?: TokenRow | undefined;
  readonly member?: AccountRow | undefined;
  readonly first?: Subscription | undefined;
}

const reasons = { 401: 'Unauthorized', 404: 'Not Found', 429: 'Too Many Requests' } as const;

function refuse(socket: Duplex, status: keyof typeof reasons): void {
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
}

/** The token is in the query or, to stay out of logs, in `Sec-WebSocket-Protocol`. */
function admit(instance: Instance, request: IncomingMessage, url: URL): Admitted | 401 | 404 {
  const { database } = instance;
  const protocol = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim();
  const access = url.searchParams.get('access_token') ?? protocol;
  const token = access ? tokenByAccess(database, access) : undefined;
  if (access && !token) return 401;
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

function serve(instance: Instance, socket: WebSocket, origin: string, admitted: Admitted): void {
  const stream = openStream({
    instance,
    origin,
    token: admitted.token,
    memberId: admitted.member?.id,
    first: admitted.first,
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      // Frames for a client that does not read them stay in memory. The client may reconnect.
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
      else socket.send(text);
    },
    close(code) {
      socket.close(code);
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
  const ofAddress = new Map<string, number>();
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {
      socket.destroy();
    });
    const url = URL.parse(request.url ?? '/', 'http://instance.test');
    if (url?.pathname.replace(/\/$/, '') !== streamPath) {
      refuse(socket, 404);
      return;
    }
    const admitted = admit(instance, request, url);
    if (typeof admitted === 'number') {
      refuse(socket, admitted);
      return;
    }
    const address = clientAddress(request, instance.config) ?? '';
    const open = ofAddress.get(address) ?? 0;
    if (open >= maxSocketsPerAddress || sockets.clients.size >= maxSockets) {
      refuse(socket, 429);
      return;
    }
    const origin = ownOrigin(request.headers.host, instance.origin);
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
      accepted.on('close', () => {
        const left = (ofAddress.get(address) ?? 1) - 1;
        if (left > 0) ofAddress.set(address, left);
        else ofAddress.delete(address);
      });
      serve(instance, accepted, origin, admitted);
    });
  });
  return {
    close: () => closeSockets(sockets.clients),
  };
}
