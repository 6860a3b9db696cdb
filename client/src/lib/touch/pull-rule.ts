/** The position of a finger in CSS pixels. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

/** The state of a touch that may pull the page down to refresh it. */
export interface Pull {
  readonly start: TouchPoint;
  /** `rejected` until the finger is lifted: the touch scrolls, swipes or selects. */
  readonly phase: 'undecided' | 'pulling' | 'rejected';
  /** How far the indicator has moved, in CSS pixels. */
  readonly distance: number;
}

/**
 * Distance in CSS pixels up to which a movement is too short to be recognised as a pull or another
 * gesture.
 */
export const touchSlop = 10;

/** Distance of the indicator divided by that of the finger, so that a pull feels elastic. */
const pullRate = 0.5;

/** Maximum distance of the indicator in CSS pixels. */
const maxPullDistance = 96;

/** Distance of the indicator in CSS pixels from which lifting the finger refreshes the page. */
export const pullThreshold = 64;

/** Starts a touch that may become a pull. Only a page at its top can be pulled. */
export function startPull(start: TouchPoint, scrollY: number): Pull {
  return { start, phase: scrollY > 0 ? 'rejected' : 'undecided', distance: 0 };
}

/**
 * Returns the state after the finger has moved. The first clear movement decides: an upward or
 * sideways movement is never a pull, nor is any movement while the page is scrolled.
 */
export function movePull(pull: Pull, { x, y }: TouchPoint, scrollY: number): Pull {
  if (pull.phase === 'rejected') return pull;
  if (scrollY > 0) return { ...pull, phase: 'rejected', distance: 0 };
  const down = y - pull.start.y;
  const sideways = Math.abs(x - pull.start.x);
  if (pull.phase === 'undecided') {
    if (Math.max(Math.abs(down), sideways) < touchSlop) return pull;
    if (down <= sideways) return { ...pull, phase: 'rejected' };
  }
  const distance = Math.min(Math.max(0, down - touchSlop) * pullRate, maxPullDistance);
  return { ...pull, phase: 'pulling', distance };
}

/** Returns whether lifting the finger now refreshes the page. */
export function isPullReady({ phase, distance }: Pull): boolean {
  return phase === 'pulling' && distance >= pullThreshold;
}
