import type { Status } from '#contract/schemas/status.ts';
import { pageSize } from '#entities/feed/feed-limits.ts';
import { quoteOf } from '#entities/ingest/status-row.ts';
import type { FeedItem } from '#entities/rows/feed-row.ts';

/** Direct messages are not left lying on the device, nor what quotes one. */
function isDirect(status: Status | null | undefined): boolean {
  if (!status) return false;
  return status.visibility === 'direct' || isDirect(status.reblog) || isDirect(quoteOf(status));
}

/**
 * What to store of a feed that shows these items: of its newest page the longest run in which nothing
 * is missing. A hole, a direct message and a status of which `statusOf` gives nothing end a run.
 */
export function runToStore(
  items: readonly FeedItem[],
  statusOf: (id: string) => Status | undefined,
): readonly Status[] {
  let longest: readonly Status[] = [];
  let run: Status[] = [];
  for (const item of items.slice(0, pageSize)) {
    const status = typeof item === 'string' ? statusOf(item) : undefined;
    if (status && !isDirect(status)) run.push(status);
    else run = [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
