import type { TimelinePlace } from './timeline-place.ts';

/** So many timelines of tags, lists and people stay in store once they are left. */
const keptWhenLeft = 8;

/** Which timelines are on the screen, and which of those that were come upon in passing stay in store. */
export interface LeftFeeds {
  readonly enter: (id: string) => void;
  readonly leave: (id: string, place: TimelinePlace) => void;
}

/** `drop` is told of each timeline that was left long ago. */
export function createLeftFeeds(drop: (id: string) => void): LeftFeeds {
  const opened = new Map<string, number>();
  let left: readonly string[] = [];
  return {
    enter(id) {
      opened.set(id, (opened.get(id) ?? 0) + 1);
    },
    leave(id, place) {
      const count = (opened.get(id) ?? 1) - 1;
      opened.set(id, count);
      const isPassing = 'tag' in place || 'listId' in place || 'accountId' in place;
      if (count > 0 || !isPassing) return;
      left = [id, ...left.filter((other) => other !== id)];
      for (const old of left.slice(keptWhenLeft)) if ((opened.get(old) ?? 0) === 0) drop(old);
      left = left.slice(0, keptWhenLeft);
    },
  };
}
