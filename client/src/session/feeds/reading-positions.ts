import * as v from 'valibot';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { FeedStart } from './load-pages-until.ts';

/** Where the viewer was reading in a feed. */
export interface ReadingPosition extends FeedStart {
  /** Distance of the item's top from the top of the window, in CSS pixels. */
  readonly top: number;
  /** View state of the screen, which only the screen can parse. */
  readonly view?: unknown;
}

/**
 * Replaces the history key for threads opened inside timelines: they are open in every timeline
 * that contains the status.
 */
export const inlineHistoryKey = 'inline';

/** Maximum number of stored positions; the oldest are dropped. */
const maxPositions = 40;

const schema = v.array(
  v.object({
    historyKey: v.string(),
    feedId: v.string(),
    id: v.string(),
    below: v.optional(v.array(v.string())),
    maxId: v.string(),
    top: v.pipe(v.number(), v.finite()),
    view: v.optional(v.unknown()),
  }),
);

/**
 * Opens the reading positions of one viewer in one tab, by history key and feed. They survive a
 * reload and are cleared when the session ends.
 */
export function createReadingPositions(
  area: StorageArea,
  viewerId: string | null,
  ended: AbortSignal,
) {
  const name = `places.${viewerId ?? 'visitor'}`;
  const stored = createPersistedValue({ version: 1, schema, name, area });
  ended.addEventListener('abort', () => stored.remove());
  const others = (historyKey: string, feedId: string) =>
    (stored.read() ?? []).filter(
      (position) => position.historyKey !== historyKey || position.feedId !== feedId,
    );
  return {
    read: (historyKey: string, feedId: string) =>
      stored
        .read()
        ?.find((position) => position.historyKey === historyKey && position.feedId === feedId),
    /** Undefined removes the position: the reader is at the top. */
    save(historyKey: string, feedId: string, position: ReadingPosition | undefined) {
      /* A screen stores its position when it unmounts, possibly after the session ended. */
      if (ended.aborted) return;
      const remaining = others(historyKey, feedId);
      if (position) {
        const { id, below = [], maxId, top, view } = position;
        remaining.push({ historyKey, feedId, id, below: [...below], maxId, top, view });
      }
      stored.write(remaining.slice(-maxPositions));
    },
  };
}
