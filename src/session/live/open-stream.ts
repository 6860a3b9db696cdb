import type { Socket } from '#api/stream/stream.ts';
import type { Tabs } from './share-socket.ts';
import { streamPath } from '#contract/stream.ts';

export interface StreamServer {
  readonly origin: string;
  readonly openSocket: (address: string, protocols: readonly string[]) => Socket;
  /** Absent where tabs cannot find one another: each then has a connection of its own. */
  readonly tabs?: Tabs | undefined;
}

/** Opens a member's stream. The token goes where no address and no log shows it. */
export function openStream({ origin, openSocket }: StreamServer, token: string): Socket {
  const address = new URL(`${streamPath}/?stream=user`, origin);
  address.protocol = address.protocol.replace('http', 'ws');
  return openSocket(address.href, [token]);
}
