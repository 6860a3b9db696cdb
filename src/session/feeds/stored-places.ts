import * as v from 'valibot';
import { createStoredValue } from '#lib/storage/stored-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { FeedStart } from './feed-start.ts';

/** Where somebody was reading in a feed, for coming back to the very spot. */
export interface StoredPlace extends FeedStart {
  /** How far the item's beginning lay below the top of the window, in CSS pixels. */
  readonly top: number;
  /** How its screen was looked at, which alone knows how to read that again. */
  readonly look?: unknown;
}

/** The places of one viewer in one tab, by the history key (one an entry) and the feed. */
export interface StoredPlaces {
  read(historyKey: string, feedId: string): StoredPlace | undefined;
  /** Undefined forgets it: the reader is at the top. */
  keep(historyKey: string, feedId: string, place: StoredPlace | undefined): void;
}

/**
 * In the place of a history key, for conversations that are open inside timelines: they are open in each that
 * holds the status.
 */
export const inlineKey = 'inline';

/** As many places are remembered; the earliest is forgotten first. */
const most = 40;

const schema = v.array(
  v.object({
    historyKey: v.string(),
    feedId: v.string(),
    id: v.string(),
    below: v.optional(v.array(v.string())),
    maxId: v.string(),
    top: v.pipe(v.number(), v.finite()),
    look: v.optional(v.unknown()),
  }),
);

/** See `StoredPlaces`; the storage is the tab's, so that a reload leads back too. It is emptied when `ended`. */
export function createStoredPlaces(
  area: StorageArea,
  viewerId: string | null,
  ended: AbortSignal,
): StoredPlaces {
  const name = `places.${viewerId ?? 'visitor'}`;
  const stored = createStoredValue({ version: 1, schema, name, area });
  ended.addEventListener('abort', () => stored.remove());
  const others = (historyKey: string, feedId: string) =>
    (stored.read() ?? []).filter(
      (place) => place.historyKey !== historyKey || place.feedId !== feedId,
    );
  return {
    read: (historyKey, feedId) =>
      stored.read()?.find((place) => place.historyKey === historyKey && place.feedId === feedId),
    keep(historyKey, feedId, place) {
      /* A screen stores its place when it is left, which may be after the session has ended. */
      if (ended.aborted) return;
      const kept = others(historyKey, feedId);
      if (place) {
        const { id, below = [], maxId, top, look } = place;
        kept.push({ historyKey, feedId, id, below: [...below], maxId, top, look });
      }
      stored.write(kept.slice(-most));
    },
  };
}
