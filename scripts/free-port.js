// @ts-check
import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that nobody listens on.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string')
          reject(new Error('No port was given.'));
        else resolve(address.port);
      });
    });
  });
}
