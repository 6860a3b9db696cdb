/** Filled by its area. */
export const writingTables = ``;
