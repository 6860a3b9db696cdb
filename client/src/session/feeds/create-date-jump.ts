import type { Status } from '@rookery/contract/schemas/status.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import type { Tables } from '#store/tables.ts';
import { compareIds, flakeIdDigits } from '#lib/compare-ids.ts';
import type { FeedLoader } from './feed-loader.ts';

const flakeLength = 18;

function toBase62(value: bigint): string {
  let rest = value;
  let text = '';
  while (rest > 0n) {
    text = (flakeIdDigits[Number(rest % 62n)] ?? '') + text;
    rest /= 62n;
  }
  return text.padStart(flakeLength, '0');
}

/**
 * Returns the smallest id that a status of this time (milliseconds since 1970) can have on a server
 * whose ids have the form of `sample`. Akkoma and Pleroma use 128 bits that start with a 64-bit
 * time, Mastodon a number with the time before 16 bits. Undefined if the ids do not contain the
 * time.
 */
export function smallestStatusIdAtTime(sample: string, time: number): string | undefined {
  if (!Number.isSafeInteger(time) || time < 0) return undefined;
  const moment = BigInt(time);
  if (/^\d{16,19}$/.test(sample)) return String(moment << 16n);
  if (/^[0-9A-Za-z]{18}$/.test(sample)) return toBase62(moment << 64n);
  return undefined;
}

/** Maximum number of pages that are loaded on the way to a date. */
const maxPages = 50;

/**
 * Loads the statuses before the id that a status of this time would have. Between these and the
 * newer statuses the feed gets a gap, which the reader can fill.
 */
async function jumpById(loader: FeedLoader<Status>, maxId: string): Promise<string | undefined> {
  await loader.reload({ id: maxId, maxId });
  return loader.feed.ids.find((id) => compareIds(id, maxId) < 0);
}

/**
 * Loads page after page until a status is older than the time, the feed ends or the limit is
 * reached.
 */
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
 * Returns a function that loads the newest status before a time (milliseconds since 1970) and
 * calls `show` with its id, if there is one. Undefined if the feed is empty or not in chronological
 * order.
 */
export function createDateJump(
  loader: FeedLoader<Status>,
  feed: FeedRow,
  tables: Tables,
  show: (id: string) => void,
): ((before: number) => Promise<void>) | undefined {
  const [sample] = feed.ids;
  if (feed.order !== 'id' || sample === undefined) return undefined;
  return async (before) => {
    const maxId = smallestStatusIdAtTime(sample, before);
    const there = await (maxId === undefined
      ? jumpByPages(loader, tables, before)
      : jumpById(loader, maxId));
    /* `show` is called in the next frame, since the loaded statuses are rendered by then. */
    if (there !== undefined) requestAnimationFrame(() => show(there));
  };
}
