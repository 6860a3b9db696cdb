/** A position of a finger in CSS pixels. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

/** A finger that may pull the page down to refresh it. */
export interface Pull {
  readonly start: TouchPoint;
  /** `rejected` until the finger is lifted: it scrolls, swipes or selects. */
  readonly phase: 'undecided' | 'pulling' | 'rejected';
  /** How far the indicator follows, in CSS pixels. */
  readonly distance: number;
}

/** Movements below this distance in CSS pixels decide nothing. */
export const touchSlop = 10;

/** The indicator follows a finger at this rate, so that a pull feels elastic. */
const pullRate = 0.5;

/** The indicator goes no further than this. */
const maxPullDistance = 96;

/** A pull of this distance refreshes when the finger is lifted. */
export const pullThreshold = 64;

/** Starts a possible pull. Only a page at its top can be pulled. */
export function startPull(start: TouchPoint, scrollY: number): Pull {
  return { start, phase: scrollY > 0 ? 'rejected' : 'undecided', distance: 0 };
}

/**
 * Returns the pull after the finger has moved. The first clear movement decides: one upwards or
 * sideways is never a pull, and neither is one while the page scrolls.
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

/** Returns whether lifting the finger now refreshes. */
export function isReady({ phase, distance }: Pull): boolean {
  return phase === 'pulling' && distance >= pullThreshold;
}
