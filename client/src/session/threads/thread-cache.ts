import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import type { Schema } from '@rookery/contract/lenient-schema.ts';
import { status, type Status } from '@rookery/contract/schemas/status.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import type { ThreadFailure, ThreadRow } from '#store/rows/thread-row.ts';
import type { Tables } from '#store/tables.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { containsDirectMessage } from '#session/page-cache/select-for-cache.ts';
import { cachedItemLimit, type PageCache } from '../page-cache/page-cache.ts';

/** Name of the list of ids of the threads that were opened last, newest first. */
const listName = 'threads';
const listed: Schema<{ id: string }> = v.object({ id: v.string() });

const nameOf = (id: string): string => `thread ${id}`;

export interface CachedThread {
  /** When the thread was cached, in milliseconds since 1970. */
  readonly at: number;
  readonly statuses: readonly Status[];
}

/**
 * Returns whether the error means that the server cannot be reached. Only then is the cache used.
 */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'server';
}

/** Returns the part of a long thread around the opened status that is cached. */
function around(statuses: readonly Status[], id: string): readonly Status[] {
  const at = statuses.findIndex((each) => each.id === id);
  const from = Math.max(0, Math.min(at - cachedItemLimit / 2, statuses.length - cachedItemLimit));
  return statuses.slice(from, from + cachedItemLimit);
}

/**
 * Creates the cache of threads. It has at most `cachedItemLimit` threads, with at most as many
 * statuses each.
 */
export function createThreadCache(pages: PageCache) {
  const list = async (): Promise<readonly { readonly id: string }[]> => {
    const stored = await pages.read(listName, listed);
    return stored ? [...stored.head(), ...stored.rest()] : [];
  };
  return {
    /**
     * Resolves to the cached thread if the server could not be reached and the thread was never
     * loaded completely; otherwise to undefined. Never rejects.
     */
    async readFallback({ id, isLoaded }: ThreadRow, failure: ThreadFailure | undefined) {
      if (isLoaded || !failure || !isUnreachable(failure.error)) return undefined;
      const stored = await pages.read(nameOf(id), status);
      return stored && { at: stored.at, statuses: [...stored.head(), ...stored.rest()] };
    },
    /**
     * Caches a thread around its opened status. If there are too many, drops the thread that was
     * opened longest ago. Never rejects.
     */
    async write(id: string, statuses: readonly Status[]) {
      const sorted = statuses.toSorted((one, other) => compareIds(one.id, other.id));
      const cacheable = around(sorted, id).filter((each) => !containsDirectMessage(each));
      if (cacheable.length === 0) return;
      await pages.write(nameOf(id), cacheable);
      const known = await list();
      if (known[0]?.id === id) return;
      const all = [{ id }, ...known.filter((each) => each.id !== id)];
      await pages.write(listName, all.slice(0, cachedItemLimit));
      for (const old of all.slice(cachedItemLimit)) await pages.write(nameOf(old.id), []);
    },
  };
}

/** Threads that one viewer read recently on this device (see `PageCache`). */
export type ThreadCache = ReturnType<typeof createThreadCache>;

/** Ingests the cached statuses and adds them to the thread. */
export function withCachedThread(
  tables: Tables,
  viewerId: string | null,
  row: ThreadRow,
  { at, statuses }: CachedThread,
): ThreadRow {
  /* The moment 0 is older than that of all other data, so cached data overwrite nothing. */
  const ids = ingestStatuses(tables, statuses, { requestedAt: 0, viewerId });
  const statusIds = [...new Set([...row.statusIds, ...ids])].toSorted(compareIds);
  return { ...row, statusIds, cachedAt: at };
}
