import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './http/client-address.ts';
import { createHttpServer, type HttpServerOptions } from './http/create-http-server.ts';
import { closeServer, listen, originOf } from './http/listen.ts';
import { attachStreams } from './stream/attach-streams.ts';
import { createInstance, type InstanceOptions, type RunningInstance } from './create-instance.ts';

export interface ServerOptions extends InstanceOptions, HttpServerOptions {
  /** The port on which the server listens; 0 for any free one. */
  readonly port: number;
  readonly host?: string;
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
  const server = createHttpServer(
    (request, response) => {
      void answer(request, response);
    },
    running.instance.config,
    options,
  );
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
