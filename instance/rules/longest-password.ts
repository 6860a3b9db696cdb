/** Characters. No honest password is longer, and a longer one only costs time. */
export const longestPassword = 4096;
