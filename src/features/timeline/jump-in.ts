import type { Status } from '#contract/schemas/status.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow } from '#entities/rows/feed-row.ts';
import { idAt } from '#session/feeds/id-at.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';

/**
 * Goes to the newest post before a moment (milliseconds since 1970), and leaves a hole above it that
 * can be filled. Undefined where the ids of the timeline tell nothing of the time.
 */
export function jumpIn(
  loader: FeedLoader<Status>,
  feed: FeedRow,
  show: (id: string) => void,
): ((before: number) => Promise<void>) | undefined {
  const [sample] = feed.ids;
  if (feed.order !== 'id' || sample === undefined || idAt(sample, 0) === undefined)
    return undefined;
  return async (before) => {
    const maxId = idAt(sample, before);
    if (maxId === undefined) return;
    await loader.reload({ id: maxId, maxId });
    const there = loader.feed.items.find(
      (item) => typeof item === 'string' && compareIds(item, maxId) < 0,
    );
    /* The posts are drawn only with the next frame. */
    if (typeof there === 'string') requestAnimationFrame(() => show(there));
  };
}
