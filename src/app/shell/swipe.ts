/** A drag of a finger, in CSS pixels from where it began. */
export interface Drag {
  readonly x: number;
  readonly y: number;
}

/** How far a finger goes before it means something (spec 1 §10: swipe gesture threshold 30). */
export const swipeThreshold = 30;

/**
 * How far towards the start edge a drag goes: 0 and more. A drag that is more up and down than
 * sideways counts as none, since it scrolls.
 */
export function dragTowardsStart({ x, y }: Drag, isRightToLeft: boolean): number {
  if (Math.abs(y) > Math.abs(x)) return 0;
  return Math.max(0, isRightToLeft ? x : -x);
}
