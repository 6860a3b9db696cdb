/**
 * Distance from the end of the page at which the next page is requested, in CSS pixels
 * (R-CONST-022).
 */
export const loadAheadPx = 750;

/** Minimum interval in milliseconds between automatic requests for older statuses. */
export const loadOlderIntervalMs = 1_000;

/** Minimum interval in milliseconds between saves of the scroll anchor while scrolling. */
export const scrollThrottleMs = 200;
