/** Filled by its area. */
export const identityTables = ``;
