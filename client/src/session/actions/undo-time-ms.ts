/** Milliseconds for which an action can be undone. */
export const undoTimeMs = 10_000;
