/** The tabs of the search results, in the order in which they are shown. */
export const searchTabs = ['statuses', 'people', 'hashtags'] as const;

export type SearchTab = (typeof searchTabs)[number];

/** Returns the tab that the hash of the address names; undefined if it names none. */
export function searchTabFromHash(hash: string): SearchTab | undefined {
  return searchTabs.find((tab) => hash === `#${tab}`);
}

/**
 * Returns the tabs in order of preference: the first one with results is selected: hashtags first
 * for `#heron`, people first for `@jun`.
 */
function tabsFor(words: string): readonly SearchTab[] {
  if (words.startsWith('#')) return ['hashtags', ...searchTabs];
  return words.startsWith('@') ? ['people', ...searchTabs] : searchTabs;
}

/**
 * Returns the tab to show: the one that the reader has selected, else the first with results, else
 * statuses (R-SEARCH-004). Undefined until the results that decide this have loaded.
 */
export function resolveSearchTab(
  words: string,
  chosen: SearchTab | undefined,
  countOf: (tab: SearchTab) => number | undefined,
): SearchTab | undefined {
  if (chosen !== undefined) return chosen;
  for (const tab of tabsFor(words)) {
    const count = countOf(tab);
    if (count === undefined) return undefined;
    if (count > 0) return tab;
  }
  return 'statuses';
}
