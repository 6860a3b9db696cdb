/**
 * Distance from the end of the page at which the next page is requested, in CSS pixels
 * (R-CONST-022).
 */
export const loadAhead = 750;

/** Minimum interval in milliseconds between automatic requests for older statuses. */
export const loadOlderPause = 1_000;

/** Minimum interval in milliseconds between saves of the scroll anchor while scrolling. */
export const scrollPause = 200;
