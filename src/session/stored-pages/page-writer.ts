import type { Clock } from '#api/pacing.ts';
import type { Status } from '#contract/schemas/status.ts';
import { pageSize } from '#entities/feed/feed-limits.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { runToStore } from './run-to-store.ts';
import type { StoredPages } from './stored-pages.ts';

/** Milliseconds from a status' coming to its writing, when the page has mostly come to rest. */
const writeDelay = 2_000;

export interface PageWriterOptions {
  readonly pages: StoredPages;
  readonly clock: Clock;
  readonly feed: () => FeedRow;
  readonly stopped: AbortSignal;
}

/**
 * Stores the newest page of one feed whenever it has changed. The wire shape of its statuses is held
 * until then, since the tables keep another. Gives what is to be told of each status that comes.
 */
export function createPageWriter(options: PageWriterOptions): (status: Status) => void {
  const { pages, clock, feed, stopped } = options;
  let held = new Map<string, Status>();
  let isWaiting = false;

  const write = async (): Promise<void> => {
    try {
      await clock.wait(writeDelay, stopped);
    } catch {
      return;
    }
    isWaiting = false;
    const { id, ids, items } = feed();
    const top = new Set(ids.slice(0, 2 * pageSize));
    held = new Map([...held].filter(([known]) => top.has(known)));
    const run = runToStore(items, (item) => held.get(item));
    if (run.length > 0) await pages.write(id, run);
  };

  return (status) => {
    const last = feed().ids[2 * pageSize - 1];
    if (last !== undefined && compareIds(status.id, last) < 0) return;
    held.set(status.id, status);
    if (isWaiting) return;
    isWaiting = true;
    void write();
  };
}
