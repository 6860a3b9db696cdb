import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, usageText, UsageError, type Arguments } from './read-arguments.ts';
import { mergeConfig, type ConfigChanges } from './config.ts';
import { findDialect } from './dialects/find-dialect.ts';
import { startProxy } from './proxy/start-proxy.ts';
import { readConfigFile } from './read-config-file.ts';
import { isLoopbackAddress } from './http/loopback.ts';
import { startInstance } from './start-instance.ts';
import { BrokenDatabaseError } from './store/database.ts';
import { FolderInUseError, lockDataFolder } from './store/lock-data-folder.ts';
import { demoConfig } from './seed/demo-config.ts';
import { startLiveActivity } from './seed/demo/live-activity.ts';
import { demoSignIns } from './seed/sign-ins.ts';

/** Deletes the instance's files in the data directory, and no others. */
function deleteData(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  // Throws if another process is using the data directory.
  const unlock = lockDataFolder(dataDir);
  for (const name of [
    'rookery.sqlite',
    'rookery.sqlite-wal',
    'rookery.sqlite-shm',
    'media',
    'mail',
  ])
    rmSync(join(dataDir, name), { recursive: true, force: true });
  unlock();
}

/** Returns the options of the instance: of the world, the configuration file and the command line. */
function readConfig({ world, throttle, configFile, dialect }: Arguments): ConfigChanges {
  const file = configFile === undefined ? {} : readConfigFile(configFile);
  const spoken = dialect ?? file.dialect ?? 'akkoma';
  const { title } = findDialect({ dialect: spoken });
  return mergeConfig(
    world === 'empty' ? {} : demoConfig,
    world === 'empty' || title === undefined ? {} : { name: `Rookery demo · ${title}` },
    { throttle },
    file,
    { dialect: spoken },
  );
}

interface Started {
  readonly origin: string;
  /** The name of the server whose API it has, if that is not Akkoma. */
  readonly title?: string | undefined;
  close(): Promise<void>;
}

async function start(options: Arguments): Promise<Started> {
  if (options.isFresh && options.backend === undefined) deleteData(options.dataDir);
  const { port, host, clientDir, backend } = options;
  if (backend !== undefined) return startProxy({ backend, port, host, clientDir });
  const server = await startInstance({
    port,
    host,
    dataDir: options.dataDir,
    clientDir,
    ...(options.staticDir === undefined ? {} : { staticDir: options.staticDir }),
    world: options.world,
    onError: (error) => {
      console.error(error);
    },
    config: readConfig(options),
  });
  const { title } = findDialect(server.running.instance.config);
  if (!options.isLively) return { origin: server.origin, title, close: () => server.close() };
  const stop = startLiveActivity(server.running.instance);
  return {
    origin: server.origin,
    title,
    close: () => {
      stop();
      return server.close();
    },
  };
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usageText);
    return;
  }
  const options = readArguments(process.argv.slice(2), process.env);
  const running = await start(options);
  const isOpenToOthers = options.host !== 'localhost' && !isLoopbackAddress(options.host);
  if (options.backend === undefined && options.world !== 'empty' && isOpenToOthers)
    console.warn('Anyone who can reach this address can sign in: the passwords are public.');
  console.log(`Rookery is at ${running.origin}`);
  if (options.backend === undefined && running.title !== undefined)
    console.log(`  with the ${running.title}`);
  if (options.backend !== undefined) console.log(`  for the instance at ${options.backend}`);
  else if (options.world !== 'empty')
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

/**
 * Returns the message for errors the user can fix; undefined for others, which are printed with a
 * stack trace.
 */
function userErrorMessage(error: unknown): string | undefined {
  if (
    error instanceof UsageError ||
    error instanceof FolderInUseError ||
    error instanceof BrokenDatabaseError
  )
    return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'EADDRINUSE') return 'The port is in use. Choose another one with --port.';
  if (error.code === 'EACCES') return `Not allowed: ${error.message}`;
  return undefined;
}

try {
  await main();
} catch (error) {
  const reason = userErrorMessage(error);
  if (reason === undefined) throw error;
  console.error(reason);
  process.exit(2);
}
