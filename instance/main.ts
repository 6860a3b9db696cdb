import { rmSync } from 'node:fs';
import { readArguments, UsageError, type Arguments } from './arguments.ts';
import { startInstance } from './server.ts';
import { demoSignIns } from './world/sign-ins.ts';

async function start(options: Arguments): Promise<{ origin: string; close(): Promise<void> }> {
  if (options.isFresh) rmSync(options.dataDir, { recursive: true, force: true });
  return startInstance({
    port: options.port,
    host: options.host,
    dataDir: options.dataDir,
    clientDir: options.clientDir,
    ...(options.staticDir === undefined ? {} : { staticDir: options.staticDir }),
    config: {
      throttle: options.throttle,
      remoteAccepts: true,
      bubbleInstances: ['harbour.example'],
    },
    people:
      options.world === 'demo'
        ? demoSignIns.map(({ username, password, role }) => ({
            username,
            password,
            ...(role ? { role } : {}),
          }))
        : [],
  });
}

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2), process.env);
  const running = await start(options);
  console.log(`Rookery is at ${running.origin}`);
  if (options.world === 'demo')
    for (const { username, password, says } of demoSignIns)
      console.log(`  sign in as ${username} with password ${password} (${says})`);

  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    void running.close().then(() => {
      process.exit(0);
    });
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
