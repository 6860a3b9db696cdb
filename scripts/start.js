// @ts-check
// `npm start` and `npm run dev`. Plain JavaScript, so that the machine's own Node can begin.
import { buildWhenStale } from './build-when-stale.js';
import { Children } from './children.js';
import { freePort } from './free-port.js';
import { installWhenNeeded } from './install-when-needed.js';
import { startOptions } from './start-options.js';
import { pinnedNode } from './toolchain.js';

const usage = `npm start -- [options]

  --port N          listen on 127.0.0.1:N (also PORT=N; 4000 unless told)
  --backend URL     serve the client in front of a real instance instead of the embedded one
  --data FOLDER     where the embedded instance keeps its data
  --fresh           begin with an empty folder
  --world demo|empty  what a fresh instance holds

npm run dev takes the same options and reloads what is edited.`;

async function start() {
  const { dev, help, port, forInstance } = startOptions(process.argv.slice(2), process.env);
  if (help) {
    console.log(usage);
    return;
  }
  await installWhenNeeded();
  // In front of an instance that serves the build, or itself behind the server that reloads.
  const instancePort = dev ? await freePort() : port;
  if (!dev) await buildWhenStale();
  const children = new Children();
  children.start(pinnedNode, [
    'instance/main.ts',
    '--port',
    String(instancePort),
    '--client',
    dev ? 'public' : 'dist',
    ...forInstance,
  ]);
  if (dev) {
    children.start(pinnedNode, ['scripts/dev-server.ts', String(port), String(instancePort)]);
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
