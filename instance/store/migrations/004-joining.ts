/** Filled by its area. */
export const joiningTables = ``;
