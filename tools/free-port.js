// @ts-check
import { createServer } from 'node:net';

/**
 * Resolves to a free port of 127.0.0.1: the requested one, or any for 0. Rejects if it is taken.
 *
 * @param {number} requested
 * @returns {Promise<number>}
 */
export function freePort(requested) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => {
      const isInUse = 'code' in error && error.code === 'EADDRINUSE';
      const reason = `Port ${requested} is taken: choose another with --port N or PORT=N.`;
      reject(isInUse ? new Error(reason, { cause: error }) : error);
    });
    server.listen(requested, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string')
          reject(new Error('The server has no port.'));
        else resolve(address.port);
      });
    });
  });
}
