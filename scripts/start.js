// @ts-check
// `npm start` and `npm run dev`. Plain JavaScript, so that the machine's own Node can begin.
import { buildWhenStale } from './build-when-stale.js';
import { Children } from './children.js';
import { freePort } from './free-port.js';
import { installWhenNeeded } from './install-when-needed.js';
import { startOptions } from './start-options.js';
import { pinnedNode } from './toolchain.js';

async function start() {
  const { isDev, port: wanted, rest } = startOptions(process.argv.slice(2), process.env);
  const port = await freePort(wanted);
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
  // The server that reloads stands in front; files that it need not transform come from behind it.
  const behind = `${await freePort(0)}`;
  children.start(pinnedNode, ['instance/main.ts', '--port', behind, '--client', 'public', ...rest]);
  children.start(pinnedNode, ['scripts/dev-server.ts', `${port}`, behind]);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
