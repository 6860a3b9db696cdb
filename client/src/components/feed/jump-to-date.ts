import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import type { Tables } from '#store/tables.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { idAt } from '#session/feeds/id-at.ts';

/** Maximum number of pages to load on the way to a date. */
const maxPages = 50;

/**
 * Uses the id that a status of this moment would have, and leaves a gap above it that can be
 * filled.
 */
async function jumpById(loader: FeedLoader<Status>, maxId: string): Promise<string | undefined> {
  await loader.reload({ id: maxId, maxId });
  return loader.feed.ids.find((id) => compareIds(id, maxId) < 0);
}

/** Loads page after page until an older status is found, the feed ends or the limit is reached. */
async function jumpByPages(
  loader: FeedLoader<Status>,
  { statuses }: Tables,
  before: number,
): Promise<string | undefined> {
  const isOlder = (id: string): boolean => Date.parse(statuses.get(id)?.createdAt ?? '') < before;
  for (let page = 0; page < maxPages; page += 1) {
    const known = loader.feed.ids.length;
    const there = loader.feed.ids.find(isOlder);
    if (there !== undefined) return there;
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before has ended
    await loader.loadOlder();
    if (loader.feed.ids.length === known) break;
  }
  return loader.feed.ids.at(-1);
}

/**
 * Resolves to the id of the newest status before a moment (milliseconds since 1970), and loads it.
 * Undefined if there is none, or if the feed is not in chronological order.
 */
export function jumpToDate(
  loader: FeedLoader<Status>,
  feed: FeedRow,
  tables: Tables,
  show: (id: string) => void,
): ((before: number) => Promise<void>) | undefined {
  const [sample] = feed.ids;
  if (feed.order !== 'id' || sample === undefined) return undefined;
  return async (before) => {
    const maxId = idAt(sample, before);
    const there = await (maxId === undefined
      ? jumpByPages(loader, tables, before)
      : jumpById(loader, maxId));
    /* The statuses are rendered in the next frame. */
    if (there !== undefined) requestAnimationFrame(() => show(there));
  };
}
