/**
 * Distance in CSS pixels from the end of the page at which the next page is requested
 * (R-CONST-022).
 */
export const loadAheadPx = 750;

/** Minimum number of milliseconds between automatic requests for older statuses. */
export const loadOlderIntervalMs = 1_000;

/** Minimum number of milliseconds between saves of the reading position while scrolling. */
export const scrollThrottleMs = 200;
