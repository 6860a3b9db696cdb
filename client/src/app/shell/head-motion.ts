/** Scroll state of a page whose header is hidden on scroll down and shown on scroll up. */
export interface HeadMotion {
  readonly isHidden: boolean;
  readonly top: number;
  readonly isDown: boolean;
  /** Scroll position in CSS pixels at which the direction last changed. */
  readonly turn: number;
}

/**
 * Scroll distances in CSS pixels before the header is hidden or shown, so that a trembling finger
 * does neither.
 */
const hideDistance = 24;
const showDistance = 8;

/** Height of the header in CSS pixels. Within this distance of the top it is never hidden. */
const headHeight = 48;

/** Returns the state of a page that is opened at the scroll position `top`: its header is shown. */
export function initialHeadMotion(top: number): HeadMotion {
  return { isHidden: false, top, isDown: false, turn: top };
}

/** Returns the state after a scroll to `top`. */
export function headMotionAfterScroll(before: HeadMotion, top: number): HeadMotion {
  if (top === before.top) return before;
  const isDown = top > before.top;
  const turn = isDown === before.isDown ? before.turn : before.top;
  const isHidden =
    top > headHeight &&
    (isDown
      ? before.isHidden || top - turn > hideDistance
      : before.isHidden && turn - top < showDistance);
  return { isHidden, top, isDown, turn };
}
