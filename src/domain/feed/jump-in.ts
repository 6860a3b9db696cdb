import type { Status } from '#contract/schemas/status.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import type { Tables } from '#entities/tables.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { idAt } from '#session/feeds/id-at.ts';

/** So many pages are read on one's way to a day, where there is no shorter way. */
const mostPages = 50;

/** Goes by the id that a post of this moment would have, and leaves a hole above it that can be filled. */
async function goById(loader: FeedLoader<Status>, maxId: string): Promise<string | undefined> {
  await loader.reload({ id: maxId, maxId });
  return loader.feed.ids.find((id) => compareIds(id, maxId) < 0);
}

/** Reads down page by page until something is older, or as far as that leads. */
async function goByPages(
  loader: FeedLoader<Status>,
  { statuses }: Tables,
  before: number,
): Promise<string | undefined> {
  const isOlder = (id: string): boolean => Date.parse(statuses.get(id)?.createdAt ?? '') < before;
  for (let page = 0; page < mostPages; page += 1) {
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
 * The way to the newest post before a moment (milliseconds since 1970). Undefined where nothing is there
 * yet, and where posts stand in another order than that of their time.
 */
export function jumpIn(
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
      ? goByPages(loader, tables, before)
      : goById(loader, maxId));
    /* The posts are drawn with the next frame. */
    if (there !== undefined) requestAnimationFrame(() => show(there));
  };
}
