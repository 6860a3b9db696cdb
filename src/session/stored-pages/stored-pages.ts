import * as v from 'valibot';
import { listOf, read } from '#contract/lenient.ts';
import { status, type Status } from '#contract/schemas/status.ts';
import type { AsyncStorageArea } from '#lib/storage/async-storage-area.ts';
import type { Log } from '../log.ts';

/** Grows when what is stored changes so that older entries no longer fit; those are dropped. */
const version = 1;

const entry = v.object({ version: v.literal(version), statuses: v.array(v.unknown()) });
const page = listOf(status);

/**
 * What one viewer last read of the timelines, kept on this device, so that a later visit has it before
 * the server answers and when there is no network.
 *
 * Shape: one entry a timeline, by the feed's id: its newest statuses in the contract's wire shape,
 * newest first. Who reads them puts them through ingest like any answer. Bounds: `runToStore` says
 * which statuses; only the kinds of timeline with `isStored` have an entry. Life time: until the
 * session ends; entries of any other viewer are removed with the first one that is written.
 */
export interface StoredPages {
  /** Undefined where there is none that can be read; unreadable statuses are left out. Never rejects. */
  read(feedId: string): Promise<readonly Status[] | undefined>;
  /** Without effect once the sign-in is another's or the session is over. Never rejects. */
  write(feedId: string, statuses: readonly Status[]): Promise<void>;
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

  return {
    read: (feedId) =>
      attempt(async () => {
        const name = prefix + feedId;
        const stored = await area.get(name);
        if (stored === undefined || ended.aborted) return undefined;
        const parsed = v.safeParse(entry, stored);
        const { value } = parsed.success ? read(page, parsed.output.statuses) : {};
        if (value === undefined) await area.remove(name);
        return value;
      }),
    async write(feedId, statuses) {
      if (ended.aborted || !isSignedIn()) return;
      await attempt(async () => {
        if (!isTidied) await removeWhere((name) => !name.startsWith(prefix));
        isTidied = true;
        if (!ended.aborted) await area.set(prefix + feedId, { version, statuses });
      });
    },
  };
}
