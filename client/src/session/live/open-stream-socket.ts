import type { Socket } from '#api/stream.ts';
import type { Tabs } from './share-socket.ts';
import { streamPath } from '@rookery/contract/stream.ts';

export interface StreamServer {
  readonly origin: string;
  readonly openSocket: (address: string, protocols: readonly string[]) => Socket;
  /** Absent if tabs cannot communicate: each then has its own connection. */
  readonly tabs?: Tabs | undefined;
}

/**
 * Opens a member's stream. The token is sent as a protocol, which keeps it out of addresses and
 * logs.
 */
export function openStreamSocket({ origin, openSocket }: StreamServer, token: string): Socket {
  const address = new URL(`${streamPath}/?stream=user`, origin);
  address.protocol = address.protocol.replace('http', 'ws');
  return openSocket(address.href, [token]);
}
