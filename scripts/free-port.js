// @ts-check
import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that nobody listens on: the wanted one, or any for 0.
 *
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      const reason = `Port ${wanted} is taken: give another with --port N or PORT=N.`;
      reject(isTaken ? new Error(reason, { cause: error }) : error);
    });
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string')
          reject(new Error('No port was given.'));
        else resolve(address.port);
      });
    });
  });
}
