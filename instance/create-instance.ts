import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createApp } from './app.ts';
import { createConfig, type ConfigChanges } from './config.ts';
import type { Instance } from './context.ts';
import { drawEmoji } from './media/draw-emoji.ts';
import { registerMember, type NewMember } from './commands/register-member.ts';
import { runPeriodicTasks } from './commands/run-periodic-tasks.ts';
import { createEventHub } from './event-hub.ts';
import { createFolderMailbox } from './mail/create-folder-mailbox.ts';
import { createMemoryMailbox } from './mail/mailbox.ts';
import { drawStickers } from './media/draw-stickers.ts';
import { createEmojiRegistry } from './media/emoji-registry.ts';
import { createImageReader } from './media/image-reader.ts';
import {
  createFolderFileStore,
  createMemoryFileStore,
  removePartialFiles,
} from './media/file-store.ts';
import { createStickerRegistry } from './media/sticker-registry.ts';
import type { Bindings } from './http/mount-routes.ts';
import { startPush } from './push/start-push.ts';
import { vapidKeys } from './push/vapid-keys.ts';
import { openFileFolder } from './pages/file-folder.ts';
import { reportDiskFullOnce } from './rules/disk-full.ts';
import { createIdGenerator } from './rules/ids.ts';
import { openDatabase, type Database } from './store/database.ts';
import { lockDataFolder } from './store/lock-data-folder.ts';
import { migrate } from './store/migrate.ts';
import {
  emojiOfWorld,
  filesOfWorld,
  seedInstance,
  storedOrWantedWorld,
  type WorldName,
} from './seed/worlds.ts';
import { loadOrGenerateValue } from './store/load-or-generate-value.ts';

export interface InstanceOptions {
  readonly config?: ConfigChanges;
  /** The data directory. Without one, all data are in memory and are lost at the end. */
  readonly dataDir?: string;
  /** The built client. */
  readonly clientDir?: string;
  /**
   * Folder of the operator's files, each of which replaces the file of the client with the same
   * path.
   */
  readonly staticDir?: string;
  /** The origin of URLs in responses, except to requests that were sent to a loopback host. */
  readonly origin?: string;
  /** The seed data for an empty database; `empty` has only the members of `people`. */
  readonly world?: WorldName;
  /** Members that are created if the database is empty. */
  readonly people?: readonly NewMember[];
  readonly now?: () => number;
  /** Receives internal errors. If absent, they are ignored. */
  readonly onError?: (error: unknown) => void;
}

export interface RunningInstance {
  readonly instance: Instance;
  /** Handles a request in this process, without a socket. */
  fetch(this: void, request: Request, bindings?: Bindings): Promise<Response>;
  /** Runs the periodic tasks: ends polls, deletes expired statuses. */
  runPeriodicTasks(): void;
  close(): Promise<void>;
}

const tickInterval = 5000;

function newestId(database: Database): string | undefined {
  const newest = database.get<{ id: string | null }>(
    `SELECT max(id) AS id FROM (SELECT max(id) AS id FROM statuses UNION ALL
     SELECT max(id) FROM accounts UNION ALL SELECT max(id) FROM favourites)`,
  );
  return newest?.id ?? undefined;
}

function openData(dataDir: string | undefined): Database {
  const database = openDatabase(
    dataDir === undefined ? ':memory:' : join(dataDir, 'rookery.sqlite'),
  );
  migrate(database);
  return database;
}

/** Creates an instance in this process, with or without a data directory. */
export async function createInstance(options: InstanceOptions = {}): Promise<RunningInstance> {
  const { dataDir } = options;
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir === undefined ? undefined : lockDataFolder(dataDir);
  let database: Database;
  try {
    database = openData(dataDir);
  } catch (error) {
    unlock?.();
    throw error;
  }
  if (dataDir !== undefined)
    for (const name of ['media', 'mail']) removePartialFiles(join(dataDir, name));
  const worker = BigInt(
    `0x${loadOrGenerateValue(database, 'worker', () => randomBytes(6).toString('hex'))}`,
  );
  const makeId = createIdGenerator(worker, newestId(database));
  const vapid = vapidKeys(database);
  const world = storedOrWantedWorld(database, options.world ?? 'empty');
  const now = options.now ?? Date.now;
  const config = { ...createConfig(options.config), vapidPublicKey: vapid.publicKey };
  const seedConfig = createConfig({ ...options.config, dialect: 'akkoma' });
  const reportFault = reportDiskFullOnce(options.onError ?? (() => undefined), now);
  const instance: Instance = {
    config: world.isNew ? { ...config, ...seedConfig } : config,
    database,
    files: filesOfWorld(
      world.name,
      dataDir === undefined
        ? createMemoryFileStore()
        : createFolderFileStore(join(dataDir, 'media')),
    ),
    images: createImageReader(),
    emoji: createEmojiRegistry(await emojiOfWorld(world.name, await drawEmoji()), database),
    stickers: createStickerRegistry(await drawStickers()),
    folders: {
      client: options.clientDir === undefined ? undefined : openFileFolder(options.clientDir),
      custom: options.staticDir === undefined ? undefined : openFileFolder(options.staticDir),
    },
    events: createEventHub(reportFault),
    mail:
      dataDir === undefined ? createMemoryMailbox() : createFolderMailbox(join(dataDir, 'mail')),
    vapid,
    reportError: reportFault,
    now,
    newId: () => makeId(instance.now()),
    origin: options.origin ?? 'http://instance.test',
  };
  if (world.isNew) await seedInstance(instance, world.name);
  if (world.isNew)
    for (const member of options.people ?? []) await registerMember(instance, member);
  instance.config = config;

  const app = createApp(instance);
  const timer = setInterval(() => {
    runPeriodicTasks(instance);
  }, tickInterval);
  timer.unref();
  const stopPush = startPush(instance);

  return {
    instance,
    async fetch(request, bindings) {
      return app.fetch(request, bindings);
    },
    runPeriodicTasks() {
      runPeriodicTasks(instance);
    },
    async close() {
      clearInterval(timer);
      instance.images.close();
      await stopPush();
      database.close();
      unlock?.();
    },
  };
}
