import { touchSlop, type TouchPoint } from './pull-rule.ts';

/** A touch from its start to where it is now. */
export interface Swipe {
  readonly start: TouchPoint;
  readonly end: TouchPoint;
  readonly ms: number;
}

/** A swipe is at least this wide, in CSS pixels. */
const minSwipeWidth = 64;

/** A slower movement is not a swipe. */
const maxSwipeMs = 700;

/**
 * Touches that start nearer to the side of the window belong to the system: iOS and Android go back
 * in history there.
 */
const systemEdge = 32;

/** Returns whether a swipe may start at a position of a window of this width. */
export function canStartSwipe({ x }: TouchPoint, windowWidth: number): boolean {
  return x >= systemEdge && x <= windowWidth - systemEdge;
}

/** Returns whether the movement is not horizontal, so that it never becomes a swipe. */
export function isOtherMovement({ start, end }: Pick<Swipe, 'start' | 'end'>): boolean {
  const across = Math.abs(end.x - start.x);
  const along = Math.abs(end.y - start.y);
  return Math.max(across, along) >= touchSlop && along * 2 > across;
}

/**
 * Returns which tab a finished touch selects: the next (1), the previous (-1) or none (0). The
 * content follows the finger, so that the next tab comes from the end of the line.
 */
export function swipedTab({ start, end, ms }: Swipe, isRightToLeft: boolean): -1 | 0 | 1 {
  const across = end.x - start.x;
  if (Math.abs(across) < minSwipeWidth || ms > maxSwipeMs || isOtherMovement({ start, end }))
    return 0;
  return across < 0 === isRightToLeft ? -1 : 1;
}
