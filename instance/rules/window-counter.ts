import { hash } from 'node:crypto';

/** Counts events per key in intervals of one length. */
export interface WindowCounter {
  /**
   * Counts an event at `time` (milliseconds). Returns 0 while the key has had at most `most` events
   * in its interval, else the milliseconds until the interval ends.
   */
  count(key: string, most: number, time: number): number;
}

/**
 * Creates a counter whose memory is bounded: keys of any length are stored as hashes, and while
 * `maxKeys` intervals are running, new keys are refused. Dropping older keys instead would let a
 * flood of new ones reset a counter.
 */
export function createWindowCounter(milliseconds: number, maxKeys = 10_000): WindowCounter {
  /** The running intervals by hashed key, sorted by their ends. */
  const windows = new Map<string, { count: number; until: number }>();

  /**
   * Returns whether an interval has ended. An interval whose end is too far ahead has ended as
   * well: the clock was set back, which must not extend it.
   */
  function hasEnded(until: number, time: number): boolean {
    return until <= time || until - time > milliseconds;
  }

  return {
    count(key, most, time) {
      const hashed = hash('sha256', key, 'base64url');
      const running = windows.get(hashed);
      if (running && !hasEnded(running.until, time)) {
        running.count += 1;
        return running.count <= most ? 0 : running.until - time;
      }
      windows.delete(hashed);
      for (const [each, { until }] of windows) {
        if (hasEnded(until, time)) windows.delete(each);
        else if (windows.size < maxKeys) break;
        else return until - time;
      }
      windows.set(hashed, { count: 1, until: time + milliseconds });
      return 0;
    },
  };
}
