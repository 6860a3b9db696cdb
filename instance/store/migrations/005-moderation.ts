/** Filled by its area. */
export const moderationTables = ``;
