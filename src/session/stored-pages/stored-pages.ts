import * as v from 'valibot';
import { listOf, read, type Schema } from '#contract/lenient.ts';
import { pageSize } from '#entities/feed/feed-limits.ts';
import type { AsyncStorageArea } from '#lib/storage/async-storage-area.ts';
import type { Log } from '../log.ts';

/** Grows when what is stored changes so that older entries no longer fit; those are dropped. */
const version = 2;

/** How much of each list is stored. */
export const storedLimit = 200;

const entry = v.object({
  version: v.literal(version),
  at: v.number(),
  items: v.array(v.unknown()),
});
const named = v.object({ id: v.string() });

export interface StoredPage<Item> {
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
  /** Reads the first of them, as many as a page has; those that cannot be read are left out. */
  readonly head: () => readonly Item[];
  /** Reads what follows; many take a while. */
  readonly rest: () => readonly Item[];
}

/**
 * What one viewer last read, kept on this device, so that a later visit has it before the server
 * answers and when there is no network.
 *
 * Shape: one entry a list (a timeline's goes by the feed's id): its first items in the contract's wire
 * shape. Who reads them puts them through ingest like any answer. Bounds: `storedLimit` items; nothing
 * direct, see `isDirect`. Life time: until the session ends; entries of any other viewer are removed
 * with the first one that is written.
 */
export interface StoredPages {
  /** Undefined where there is none that can be read. Never rejects. */
  read<Item>(name: string, item: Schema<Item>): Promise<StoredPage<Item> | undefined>;
  /** Writes a list, or without items removes it. No effect once the viewer is out. Never rejects. */
  write(name: string, items: readonly { readonly id: string }[]): Promise<void>;
  /** The same of the head of a list: what was stored below its last item stays below it. */
  writeHead(name: string, items: readonly { readonly id: string }[]): Promise<void>;
}

export interface StoredPagesOptions {
  readonly area: AsyncStorageArea;
  readonly viewerId: string | null;
  /** Whether this viewer's sign-in still stands on this device: another tab may have ended it. */
  readonly isSignedIn: () => boolean;
  /** The end of the session: what it stored is removed. */
  readonly ended: AbortSignal;
  readonly log: Log;
}

/** See `StoredPages`. What fails is logged, and then there is nothing stored. */
export function createStoredPages(options: StoredPagesOptions): StoredPages {
  const { area, viewerId, isSignedIn, ended, log } = options;
  const prefix = `${viewerId ?? 'visitor'}/`;
  /** What this page has written of each list. */
  const written = new Map<string, readonly unknown[]>();
  let isTidied = false;

  const attempt = async <R>(run: () => Promise<R>): Promise<R | undefined> => {
    try {
      return await run();
    } catch (error) {
      log('what was last read could not be stored or read', { error });
      return undefined;
    }
  };
  const removeWhere = async (isRemoved: (name: string) => boolean): Promise<void> => {
    for (const name of await area.names()) if (isRemoved(name)) await area.remove(name);
  };
  ended.addEventListener('abort', () => {
    void attempt(() => removeWhere((name) => name.startsWith(prefix)));
  });
  const entryOf = async (name: string): Promise<v.InferOutput<typeof entry> | undefined> => {
    const stored = await area.get(prefix + name);
    if (stored === undefined || ended.aborted) return undefined;
    const parsed = v.safeParse(entry, stored);
    if (parsed.success) return parsed.output;
    await area.remove(prefix + name);
    return undefined;
  };
  const write = async (name: string, items: readonly unknown[]): Promise<void> => {
    if (ended.aborted || !isSignedIn()) return;
    await attempt(async () => {
      if (!isTidied) await removeWhere((known) => !known.startsWith(prefix));
      isTidied = true;
      if (ended.aborted) return;
      if (items.length === 0) await area.remove(prefix + name);
      else await area.set(prefix + name, { version, at: Date.now(), items });
    });
  };

  return {
    read: (name, item) =>
      attempt(async () => {
        const stored = await entryOf(name);
        if (!stored) return undefined;
        const { at, items } = stored;
        const list = listOf(item);
        return {
          at,
          head: () => read(list, items.slice(0, pageSize)).value ?? [],
          rest: () => read(list, items.slice(pageSize)).value ?? [],
        };
      }),
    write,
    async writeHead(name, items) {
      const before = written.get(name) ?? (await attempt(() => entryOf(name)))?.items ?? [];
      const last = items.at(-1)?.id;
      const at = before.findIndex((item) => v.is(named, item) && item.id === last);
      const below = at < 0 ? [] : before.slice(at + 1);
      const all = [...items, ...below].slice(0, storedLimit);
      written.set(name, all);
      await write(name, all);
    },
  };
}
