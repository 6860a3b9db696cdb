import { atTopThreshold } from '#ui/virtual-list/scroll-anchor.ts';
import type { ScrollPort } from '#ui/virtual-list/scroll-port.ts';

/** Returns whether a feed is so near its top that new statuses show automatically. */
export function isFeedAtTop({ scrollY }: ScrollPort): boolean {
  return scrollY < atTopThreshold;
}
