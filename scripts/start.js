// @ts-check
// `npm start` and `npm run dev`. Plain JavaScript, so that it runs on the system's Node.
import { allocatorEnvironment } from '../instance/allocator-environment.js';
import { buildWhenStale } from '../tools/build-when-stale.js';
import { Children } from './start/children.js';
import { freePort } from '../tools/free-port.js';
import { installWhenNeeded } from './start/install-when-needed.js';
import { startOptions } from './start/start-options.js';
import { pinnedNode } from '../tools/toolchain.js';

async function start() {
  const { isDev, port: requestedPort, rest } = startOptions(process.argv.slice(2), process.env);
  const port = await freePort(requestedPort);
  await installWhenNeeded();
  const children = new Children();
  /** @param {string[]} parameters */
  const startInstance = (...parameters) => {
    const main = ['instance/main.ts', ...parameters, ...rest];
    children.start(pinnedNode, main, allocatorEnvironment);
  };
  if (!isDev) {
    await buildWhenStale();
    startInstance('--port', `${port}`, '--client', 'dist');
    return;
  }
  // Vite's server is the public one and proxies to the instance, which also serves files that need
  // no transformation.
  const instancePort = `${await freePort(0)}`;
  startInstance('--port', instancePort, '--client', 'client/public');
  children.start(pinnedNode, ['scripts/start/dev-server.ts', `${port}`, instancePort]);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
