// @ts-check
// `npm start` and `npm run dev`. Plain JavaScript, so that it runs on the system's Node.
import { buildWhenStale } from './build-when-stale.js';
import { Children } from './children.js';
import { freePort } from './free-port.js';
import { installWhenNeeded } from './install-when-needed.js';
import { startOptions } from './start-options.js';
import { pinnedNode } from './toolchain.js';

async function start() {
  const { isDev, port: requestedPort, rest } = startOptions(process.argv.slice(2), process.env);
  const port = await freePort(requestedPort);
  await installWhenNeeded();
  const children = new Children();
  if (!isDev) {
    await buildWhenStale();
    children.start(pinnedNode, [
      'instance/main.ts',
      '--port',
      `${port}`,
      '--client',
      'dist',
      ...rest,
    ]);
    return;
  }
  // Vite's server is the public one and proxies to the instance, which also serves files that need
  // no transformation.
  const instancePort = `${await freePort(0)}`;
  children.start(pinnedNode, [
    'instance/main.ts',
    '--port',
    instancePort,
    '--client',
    'client/public',
    ...rest,
  ]);
  children.start(pinnedNode, ['scripts/dev-server.ts', `${port}`, instancePort]);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
