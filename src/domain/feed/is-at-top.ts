import { atTopThreshold } from '#ui/virtual-list/list-place.ts';

/**
 * Returns whether the page is within `topDistance` of its top, where new statuses show
 * automatically.
 */
export function isAtTop(): boolean {
  return window.scrollY < atTopThreshold;
}
