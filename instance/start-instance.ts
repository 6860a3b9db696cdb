import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { clientAddress } from './http/client-address.ts';
import { closeServer, listen, originOf, serverTimeouts } from './http/listen.ts';
import { attachStreams } from './stream/attach-streams.ts';
import { createInstance, type InstanceOptions, type RunningInstance } from './create-instance.ts';

export interface ServerOptions extends InstanceOptions {
  /** 0 selects a free port. */
  readonly port: number;
  readonly host?: string;
  /** Milliseconds in which a connection must send its request headers; 20 seconds by default. */
  readonly headersTimeout?: number;
}

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly running: RunningInstance;
  close(): Promise<void>;
}

/** Starts an instance on a port of this machine. */
export async function startInstance(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  const running = await createInstance(options);
  const answer = getRequestListener((request, { incoming }) =>
    running.fetch(request, { address: clientAddress(incoming, running.instance.config) }),
  );
  const server = createServer(serverTimeouts(options.headersTimeout), (request, response) => {
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
    port,
    running,
    async close() {
      await streams.close();
      await closeServer(server);
      await running.close();
    },
  };
}
