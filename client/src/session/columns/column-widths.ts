/** Minimum window widths for one, two, three and four columns beside the main column. */
export const minWidthsForColumns = ['80rem', '100rem', '125rem', '150rem'] as const;
