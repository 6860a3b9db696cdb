/** Tabs of results, in display order. */
export const searchTabs = ['statuses', 'people', 'hashtags'] as const;

export type SearchTab = (typeof searchTabs)[number];

/** Returns the tab that the hash names, if any. */
export function searchTabFromHash(hash: string): SearchTab | undefined {
  return searchTabs.find((tab) => hash === `#${tab}`);
}

/** Returns the tabs in the order in which they are tried: `#heron` is a hashtag, `@jun` a person. */
function tabsFor(words: string): readonly SearchTab[] {
  if (words.startsWith('#')) return ['hashtags', ...searchTabs];
  return words.startsWith('@') ? ['people', ...searchTabs] : searchTabs;
}

/**
 * Returns the tab to open: the chosen one, else the first with results, else statuses
 * (R-SEARCH-004). Undefined until the first one is known.
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
