import { touchSlop, type TouchPoint } from './pull-rule.ts';

/** A touch, with its start and its current or last position. */
export interface Swipe {
  readonly start: TouchPoint;
  readonly end: TouchPoint;
  readonly ms: number;
}

/** Minimum width of a swipe in CSS pixels. */
const minSwipeWidth = 64;

/** Maximum duration of a swipe in milliseconds. */
const maxSwipeMs = 700;

/**
 * Distance in CSS pixels from the sides of the window within which touches belong to the system:
 * iOS and Android go back in history there.
 */
const systemEdge = 32;

/** Returns whether a swipe may start at this position. `windowWidth` is in CSS pixels. */
export function canStartSwipe({ x }: TouchPoint, windowWidth: number): boolean {
  return x >= systemEdge && x <= windowWidth - systemEdge;
}

/** Returns whether a movement is not horizontal, so that the touch can no longer become a swipe. */
export function isNotHorizontalMovement({ start, end }: Pick<Swipe, 'start' | 'end'>): boolean {
  const across = Math.abs(end.x - start.x);
  const along = Math.abs(end.y - start.y);
  return Math.max(across, along) >= touchSlop && along * 2 > across;
}

/**
 * Returns which tab a finished touch selects: the next (1), the previous (-1) or none (0). The
 * content moves with the finger: in left-to-right languages a swipe to the left selects the next
 * tab.
 */
export function swipedTabStep({ start, end, ms }: Swipe, isRightToLeft: boolean): -1 | 0 | 1 {
  const across = end.x - start.x;
  if (
    Math.abs(across) < minSwipeWidth ||
    ms > maxSwipeMs ||
    isNotHorizontalMovement({ start, end })
  )
    return 0;
  return across < 0 === isRightToLeft ? -1 : 1;
}
