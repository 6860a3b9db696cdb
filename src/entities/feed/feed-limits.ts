/** How many statuses "show new" keeps when the reader is at the top (R-CONST-101). */
export const keptOnShow = 50;

/** How many may wait to be shown; older ones of them become a hole. */
export const queueLimit = 200;

/** How many a feed may hold; what is cut at its end is asked for again, in its middle a hole. */
export const feedLimit = 2000;

/** Page size. A newer page this full has most likely left something out. */
export const pageSize = 20;
