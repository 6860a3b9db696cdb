/** So many are taken one by one within a moment; what comes beyond waits for the moment's end. */
const calmCount = 10;

/** A moment, in milliseconds: about as long as a glance. */
const moment = 100;

/** What gathers what comes too fast to be taken one by one. */
export interface Gathering<Item> {
  readonly put: (item: Item) => void;
  /** Takes what waits, now. */
  readonly flush: () => void;
}

/**
 * Hands on what comes, each thing at once while little comes. In a flood, what comes within a moment is
 * handed on together, so that the page is drawn once for all of it. Nothing is lost, and the order stays.
 */
export function gather<Item>(take: (items: readonly Item[]) => void): Gathering<Item> {
  let began = Number.NEGATIVE_INFINITY;
  let count = 0;
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const items = waiting;
    waiting = [];
    if (items.length > 0) take(items);
  };
  return {
    put(item) {
      const now = performance.now();
      if (now - began > moment) {
        began = now;
        count = 0;
      }
      count += 1;
      if (waiting.length === 0 && count <= calmCount) {
        take([item]);
        return;
      }
      waiting.push(item);
      timer ??= setTimeout(flush, moment);
    },
    flush,
  };
}
