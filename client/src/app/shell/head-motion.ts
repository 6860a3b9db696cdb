/** Scrolling of a page whose header leaves on scroll down and returns on scroll up. */
export interface HeadMotion {
  readonly isHidden: boolean;
  readonly top: number;
  readonly isDown: boolean;
  /** Scroll position at which the direction last changed. */
  readonly turn: number;
}

/** Distances in CSS pixels that are no accident of a finger at rest. */
const hideDistance = 24;
const showDistance = 8;

/** Height of the header in CSS pixels; it is never hidden above that. */
const headHeight = 48;

/** Returns the motion of a page at rest, with its header. */
export function restAt(top: number): HeadMotion {
  return { isHidden: false, top, isDown: false, turn: top };
}

/** Returns the motion after a scroll to `top`. */
export function scrollTo(before: HeadMotion, top: number): HeadMotion {
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
