import * as v from 'valibot';
import { listOf, parseLenient, type Schema } from '@rookery/contract/lenient-schema.ts';
import { pageSize } from '#store/feed/feed-page.ts';
import type { AsyncStorageArea } from '#lib/storage/storage-area.ts';
import type { Log } from '../log.ts';

/**
 * Version of the format. Increase it when older entries can no longer be read; these are then
 * dropped.
 */
const version = 2;

/** Maximum number of cached items per list. */
export const cachedItemLimit = 200;

const entry = v.object({
  version: v.literal(version),
  at: v.number(),
  items: v.array(v.unknown()),
});
const named = v.object({ id: v.string() });

export interface CachedPage<Item> {
  /** Time of the last write in milliseconds since 1970. */
  readonly at: number;
  /** Returns the items of the first page, without unreadable ones. */
  readonly head: () => readonly Item[];
  /** Returns the remaining items. Parsing them can take a while. */
  readonly rest: () => readonly Item[];
}

export interface PageCacheOptions {
  readonly area: AsyncStorageArea;
  readonly viewerId: string | null;
  /**
   * Returns whether the viewer is still signed in on this device, since another tab may have signed
   * out.
   */
  readonly isSignedIn: () => boolean;
  /** Aborted when the session ends, and the viewer's entries are removed. */
  readonly ended: AbortSignal;
  readonly log: Log;
}

/**
 * Creates the cache of one viewer. Errors of the storage are logged, and the cache then seems
 * empty.
 */
export function createPageCache(options: PageCacheOptions) {
  const { area, viewerId, isSignedIn, ended, log } = options;
  const prefix = `${viewerId ?? 'visitor'}/`;
  /** The lists that this page has written. */
  const writtenLists = new Map<string, readonly unknown[]>();
  let hasRemovedOthers = false;

  const attempt = async <R>(run: () => Promise<R>): Promise<R | undefined> => {
    try {
      return await run();
    } catch (error) {
      log('page cache failed', { error });
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
      if (!hasRemovedOthers) await removeWhere((known) => !known.startsWith(prefix));
      hasRemovedOthers = true;
      if (ended.aborted) return;
      if (items.length === 0) await area.remove(prefix + name);
      else await area.set(prefix + name, { version, at: Date.now(), items });
    });
  };

  return {
    /** Reads a list. Resolves to undefined if it is missing or unreadable. Never rejects. */
    read: <Item>(name: string, item: Schema<Item>) =>
      attempt(async () => {
        const stored = await entryOf(name);
        if (!stored) return undefined;
        const { at, items } = stored;
        const list = listOf(item);
        return {
          at,
          head: () => parseLenient(list, items.slice(0, pageSize)).value ?? [],
          rest: () => parseLenient(list, items.slice(pageSize)).value ?? [],
        };
      }),
    /** Writes a list, or removes it if it is empty. Does nothing after sign-out. Never rejects. */
    write,
    /** Writes the start of a list. Cached items below the last written one stay. Never rejects. */
    async writeHead(name: string, items: readonly { readonly id: string }[]) {
      const before = writtenLists.get(name) ?? (await attempt(() => entryOf(name)))?.items ?? [];
      const last = items.at(-1)?.id;
      const at = before.findIndex((item) => v.is(named, item) && item.id === last);
      const below = at < 0 ? [] : before.slice(at + 1);
      const all = [...items, ...below].slice(0, cachedItemLimit);
      writtenLists.set(name, all);
      await write(name, all);
    },
  };
}

/**
 * Content that one viewer read recently on this device. It is shown before the server responds, and
 * without a network. There is one entry per list (for a timeline by the id of its feed) with its
 * first items in API format, which is ingested like a response. An entry has at most
 * `cachedItemLimit` items and no direct messages (`containsDirectMessage`). Entries stay until the
 * session ends; those of other viewers are removed at the first write.
 */
export type PageCache = ReturnType<typeof createPageCache>;
