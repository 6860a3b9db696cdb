import * as v from 'valibot';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { FeedResumePoint } from './load-pages-until.ts';

/** The position at which the viewer was reading in a feed. */
export interface ReadingPosition extends FeedResumePoint {
  /** Distance of the top of the item from the top of the window, in CSS pixels. */
  readonly top: number;
  /** State of the view, which only the screen that saved it can parse. */
  readonly view?: unknown;
}

/**
 * Used instead of a history key for threads that are open inside timelines, since such a thread is
 * shown in every timeline that contains its status.
 */
export const inlineHistoryKey = 'inline';

/** Maximum number of stored positions. The oldest are dropped. */
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
 * Opens the reading positions of one viewer in one tab. They are stored by history key and feed,
 * survive a reload and are removed when the session ends.
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
    /**
     * Saves a position. If it is undefined, because the reader is at the top, removes the saved
     * position.
     */
    save(historyKey: string, feedId: string, position: ReadingPosition | undefined) {
      /* A screen saves its position when it unmounts, which may be after the session has ended. */
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
