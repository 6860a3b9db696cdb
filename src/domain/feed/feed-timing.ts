/** How far above the end of the page the next one is asked for, in CSS pixels (R-CONST-022). */
export const loadAhead = 750;

/** So often at most the way to the end asks by itself for older statuses, in milliseconds. */
export const loadOlderPause = 1_000;

/** So often at most the reader's place is noted while the page is scrolled, in milliseconds. */
export const scrollPause = 200;
