// @ts-check
// `npm start` and `npm run dev`. Plain JavaScript, so that it runs on the system's Node.
import { allocatorEnvironment } from '../instance/allocator-environment.js';
import { buildWhenStale } from '../tools/build-when-stale.js';
import { freePort } from '../tools/free-port.js';
import { installWhenNeeded } from './start/install-when-needed.js';
import { startOptions } from './start/start-options.js';
import { pinnedNode, runTool } from '../tools/toolchain.js';

/** Starts the development server or the instance. Resolves to the exit code. */
async function start() {
  const { isDev, port, rest } = startOptions(process.argv.slice(2), process.env);
  const address = ['--port', `${await freePort(port)}`];
  await installWhenNeeded();
  if (!isDev) await buildWhenStale();
  const main = isDev ? ['scripts/start/dev-server.ts'] : ['instance/main.ts', '--client', 'dist'];
  return runTool(pinnedNode, [...main, ...address, ...rest], allocatorEnvironment);
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
