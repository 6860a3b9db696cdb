import { atTopThreshold } from '#ui/virtual-list/scroll-anchor.ts';

/**
 * Returns whether the page is within `topDistance` of its top, where new statuses show
 * automatically.
 */
export function isAtTop(): boolean {
  return window.scrollY < atTopThreshold;
}
