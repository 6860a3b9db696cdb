import { topDistance } from '#ui/virtual-list/list-place.ts';

/** Nearer to the top than `topDistance`, new statuses show by themselves. */
export function isAtTop(): boolean {
  return window.scrollY < topDistance;
}
