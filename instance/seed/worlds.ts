import type { Instance } from '#context.ts';
import type { CustomEmoji } from '#media/emoji-registry.ts';
import type { FileStore } from '#media/file-store.ts';
import type { Database } from '#store/database.ts';
import { withDrawnFiles } from './drawing/drawn-files.ts';

/** The kinds of seed data. */
export const worldNames = ['demo', 'empty', 'large', 'hostile'] as const;

export type WorldName = (typeof worldNames)[number];

export function isWorldName(text: string): text is WorldName {
  return worldNames.some((name) => name === text);
}

const builders: Readonly<Record<WorldName, (instance: Instance) => Promise<void>>> = {
  demo: async (instance) => (await import('./demo/build-demo-world.ts')).buildDemoWorld(instance),
  empty: async () => {},
  large: async (instance) =>
    (await import('./large/build-large-world.ts')).buildLargeWorld(instance),
  hostile: async (instance) =>
    (await import('./hostile/build-hostile-world.ts')).buildHostileWorld(instance),
};

/** Returns the world with which the stored data were created; `wanted` if nothing is stored. */
export function storedOrWantedWorld(
  database: Database,
  wanted: WorldName,
): { name: WorldName; isNew: boolean } {
  const isNew = database.get('SELECT 1 AS one FROM accounts LIMIT 1') === undefined;
  if (isNew) database.run("INSERT OR REPLACE INTO meta (name, value) VALUES ('world', ?)", wanted);
  const known = database.get<{ value: string }>("SELECT value FROM meta WHERE name = 'world'");
  return { name: known && isWorldName(known.value) ? known.value : wanted, isNew };
}

export async function seedInstance(instance: Instance, name: WorldName): Promise<void> {
  await builders[name](instance);
}

/** Returns the custom emoji of an instance: the drawn ones, and twenty thousand in the large world. */
export async function emojiOfWorld(
  name: WorldName,
  drawn: readonly CustomEmoji[],
): Promise<readonly CustomEmoji[]> {
  return name === 'large' ? (await import('./large/many-emoji.ts')).createManyEmoji(drawn) : drawn;
}

/** Returns the file store of an instance. Only worlds with seed data draw files on request. */
export function filesOfWorld(name: WorldName, files: FileStore): FileStore {
  return name === 'empty' ? files : withDrawnFiles(files);
}
