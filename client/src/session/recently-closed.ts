/**
 * Counts where items are open, and keeps up to `maxClosed` closed ones for Back. Calls `drop` for
 * older ones.
 */
export function createRecentlyClosed(maxClosed: number, drop: (id: string) => void) {
  const openCounts = new Map<string, number>();
  let closed: readonly string[] = [];
  return {
    open(id: string) {
      openCounts.set(id, (openCounts.get(id) ?? 0) + 1);
    },
    /** Closes one use. Returns whether it was the last. */
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
