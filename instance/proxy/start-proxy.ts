import { getRequestListener } from '@hono/node-server';
import { createConfig } from '#config.ts';
import { createHttpServer, type HttpServerOptions } from '#http/create-http-server.ts';
import { closeServer, listen, originOf } from '#http/listen.ts';
import { openFileFolder } from '#pages/file-folder.ts';
import { attachStreamProxy } from './attach-stream-proxy.ts';
import { createProxyApp } from './proxy-app.ts';

export interface ProxyOptions extends HttpServerOptions {
  /** The origin of the real instance. */
  readonly backend: string;
  /** The port on which the proxy listens; 0 for any free one. */
  readonly port: number;
  readonly host?: string;
  readonly clientDir: string;
}

export interface RunningProxy {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the client on this machine for an instance on another host. */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const host = options.host ?? '127.0.0.1';
  let origin = originOf(host, options.port);
  const app = createProxyApp({
    backend: options.backend,
    origin: () => origin,
    client: openFileFolder(options.clientDir),
  });
  const listener = getRequestListener((request) => app.fetch(request));
  const server = createHttpServer(
    (request, response) => {
      void listener(request, response);
    },
    createConfig(),
    options,
  );
  const streams = attachStreamProxy(server, { backend: options.backend, origin: () => origin });
  origin = originOf(host, await listen(server, options.port, host));
  return {
    origin,
    async close() {
      await streams.close();
      await closeServer(server);
    },
  };
}
