/** The tabs of results, in their order. */
export const searchTabs = ['statuses', 'people', 'hashtags'] as const;

export type SearchTab = (typeof searchTabs)[number];

/** The tab that the address's hash names, if there is such a one. */
export function tabOfHash(hash: string): SearchTab | undefined {
  return searchTabs.find((tab) => hash === `#${tab}`);
}

/**
 * Which tab opens: the reader's choice, else the first that has results, else statuses (R-SEARCH-004).
 * Undefined while it is not known which is the first.
 */
export function openTab(
  chosen: SearchTab | undefined,
  countOf: (tab: SearchTab) => number | undefined,
): SearchTab | undefined {
  if (chosen !== undefined) return chosen;
  for (const tab of searchTabs) {
    const count = countOf(tab);
    if (count === undefined) return undefined;
    if (count > 0) return tab;
  }
  return 'statuses';
}
