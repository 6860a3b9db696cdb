import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage } from 'node:http';
import type { InstanceConfig } from './config.ts';
import { isLoopbackAddress } from './http/own-origin.ts';
import { closeServer, listen, originOf } from './http/listen.ts';
import { attachStreams } from './stream/attach-streams.ts';
import { createInstance, type InstanceOptions, type RunningInstance } from './instance.ts';

export interface ServerOptions extends InstanceOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
}

export interface RunningServer {
  readonly origin: string;
  readonly running: RunningInstance;
  close(): Promise<void>;
}

type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Who asks: where a server on this machine stands before, the one that it names last. */
function addressOf(incoming: Asking, config: InstanceConfig): string | undefined {
  const { remoteAddress } = incoming.socket;
  if (config.publicUrl === undefined || !isLoopbackAddress(remoteAddress ?? ''))
    return remoteAddress;
  const named = [incoming.headers['x-forwarded-for'] ?? ''].flat().join(',');
  return named.split(',').at(-1)?.trim() || remoteAddress;
}

/** An instance on a port of this machine. */
export async function startInstance(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  const running = await createInstance(options);
  const answer = getRequestListener((request, { incoming }) =>
    running.fetch(request, { address: addressOf(incoming, running.instance.config) }),
  );
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const streams = attachStreams(server, running.instance);
  const port = await listen(server, options.port, host);
  const { publicUrl } = running.instance.config;
  const origin =
    options.origin ?? (publicUrl === undefined ? originOf(host, port) : new URL(publicUrl).origin);
  running.instance.origin = origin;
  return {
    origin,
    running,
    async close() {
      await streams.close();
      await closeServer(server);
      await running.close();
    },
  };
}
