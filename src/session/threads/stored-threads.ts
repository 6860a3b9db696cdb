import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import type { Schema } from '#contract/lenient.ts';
import { status, type Status } from '#contract/schemas/status.ts';
import { ingestStatuses } from '#entities/ingest/ingest-status.ts';
import type { ThreadFailure, ThreadRow } from '#entities/rows/thread-row.ts';
import type { Tables } from '#entities/tables.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { isDirect } from '../stored-pages/is-direct.ts';
import { storedLimit, type StoredPages } from '../stored-pages/stored-pages.ts';

/** The conversations that were opened last, the newest first, by the status each is about. */
const listName = 'threads';
const listed: Schema<{ id: string }> = v.object({ id: v.string() });

const nameOf = (id: string): string => `thread ${id}`;

export interface StoredThread {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly statuses: readonly Status[];
}

/** What one viewer last read of conversations, on this device; see `StoredPages`. */
export interface StoredThreads {
  /** What stands in after such a failure of one that was never whole; undefined where nothing does. Never rejects. */
  instead(row: ThreadRow, failure: ThreadFailure | undefined): Promise<StoredThread | undefined>;
  /** Stores the conversation around a status, and lets go of the one opened longest ago. Never rejects. */
  write(id: string, statuses: readonly Status[]): Promise<void>;
}

/** Whether the server could not be asked at all, so that what was read before may stand in. */
function isUnreached(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'server';
}

/** Of a long conversation, what stands around the status that it was opened for. */
function around(statuses: readonly Status[], id: string): readonly Status[] {
  const at = statuses.findIndex((each) => each.id === id);
  const from = Math.max(0, Math.min(at - storedLimit / 2, statuses.length - storedLimit));
  return statuses.slice(from, from + storedLimit);
}

/** See `StoredThreads`. At most `storedLimit` conversations are stored, of each as many statuses. */
export function createStoredThreads(pages: StoredPages): StoredThreads {
  const list = async (): Promise<readonly { readonly id: string }[]> => {
    const stored = await pages.read(listName, listed);
    return stored ? [...stored.head(), ...stored.rest()] : [];
  };
  return {
    async instead({ id, isLoaded }, failure) {
      if (isLoaded || !failure || !isUnreached(failure.error)) return undefined;
      const stored = await pages.read(nameOf(id), status);
      return stored && { at: stored.at, statuses: [...stored.head(), ...stored.rest()] };
    },
    async write(id, statuses) {
      const sorted = statuses.toSorted((one, other) => compareIds(one.id, other.id));
      const kept = around(sorted, id).filter((each) => !isDirect(each));
      if (kept.length === 0) return;
      await pages.write(nameOf(id), kept);
      const known = await list();
      if (known[0]?.id === id) return;
      const all = [{ id }, ...known.filter((each) => each.id !== id)];
      await pages.write(listName, all.slice(0, storedLimit));
      for (const old of all.slice(storedLimit)) await pages.write(nameOf(old.id), []);
    },
  };
}

/** A conversation with what an earlier visit stored of it, which is put into the tables. */
export function withStored(
  tables: Tables,
  viewerId: string | null,
  row: ThreadRow,
  { at, statuses }: StoredThread,
): ThreadRow {
  /* 0: older than anything else that is known of them. */
  const ids = ingestStatuses(tables, statuses, { askedAt: 0, viewerId });
  const statusIds = [...new Set([...row.statusIds, ...ids])].toSorted(compareIds);
  return { ...row, statusIds, storedAt: at };
}
