import type { Server } from 'node:http';

/**
 * Returns the server timeouts that close connections which send nothing, too little or too slowly.
 * Without the check interval, Node checks only every 30 seconds.
 */
export function serverTimeouts(headersTimeout = 20_000) {
  return {
    headersTimeout,
    keepAliveTimeout: Math.min(headersTimeout, 5000),
    requestTimeout: headersTimeout * 15,
    connectionsCheckingInterval: headersTimeout / 4,
  };
}

/** Starts the server. Resolves to the port it listens on. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
