/**
 * Counts in how many places each item is open. A closed item is kept, in case the reader goes back
 * to it, until `maxClosed` other items were closed after it; then `drop` is called for it.
 */
export function createRecentlyClosedTracker(maxClosed: number, drop: (id: string) => void) {
  const openCounts = new Map<string, number>();
  let closed: readonly string[] = [];
  return {
    open(id: string) {
      openCounts.set(id, (openCounts.get(id) ?? 0) + 1);
    },
    /** Decreases the count of an item. Returns whether it is no longer open. */
    close(id: string) {
      const count = (openCounts.get(id) ?? 1) - 1;
      if (count > 0) {
        openCounts.set(id, count);
        return false;
      }
      openCounts.delete(id);
      closed = [id, ...closed.filter((other) => other !== id)];
      for (const old of closed.slice(maxClosed)) if (!openCounts.has(old)) drop(old);
      closed = closed.slice(0, maxClosed);
      return true;
    },
  };
}
