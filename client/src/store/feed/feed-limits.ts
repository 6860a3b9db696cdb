/** Statuses kept by "show new" when the reader is at the top (R-CONST-101). */
export const maxItemsAfterShow = 50;

/** Maximum queue length; older queued statuses become a gap. */
export const queueLimit = 200;

/**
 * Maximum feed length. Statuses cut at the end are requested again; cut ones in the middle become a
 * gap.
 */
export const feedLimit = 2000;

/** Page size. A newer page with this many items probably omits some. */
export const pageSize = 20;
