import type { Status } from '#contract/schemas/status.ts';
import type { FeedItem } from '#entities/rows/feed-row.ts';
import { isDirect } from './is-direct.ts';
import { storedLimit } from './stored-pages.ts';

/**
 * What to store of a feed that shows these items: of its newest the longest run in which nothing
 * is missing. A hole, a direct message and a status of which `statusOf` gives nothing end a run.
 */
export function runToStore(
  items: readonly FeedItem[],
  statusOf: (id: string) => Status | undefined,
): readonly Status[] {
  let longest: readonly Status[] = [];
  let run: Status[] = [];
  for (const item of items.slice(0, storedLimit)) {
    const status = typeof item === 'string' ? statusOf(item) : undefined;
    if (status && !isDirect(status)) run.push(status);
    else run = [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
