import { expect, test } from 'vitest';
import { resolveSearchTab, searchTabs } from './search-tabs.ts';

test.each([
  ['heron', undefined, [3, 2, 1], 'statuses'],
  ['heron', undefined, [0, 2, 1], 'people'],
  ['heron', undefined, [0, 0, 1], 'hashtags'],
  ['heron', undefined, [0, 0, 0], 'statuses'],
  ['heron', undefined, [0, undefined, 1], undefined],
  ['heron', undefined, [3, undefined, undefined], 'statuses'],
  ['heron', 'hashtags', [3, undefined, 0], 'hashtags'],
  ['#heron', undefined, [3, 2, 1], 'hashtags'],
  ['#heron', undefined, [3, 2, undefined], undefined],
  ['#heron', undefined, [3, 2, 0], 'statuses'],
  ['@jun', undefined, [3, 2, 1], 'people'],
  ['@jun', 'statuses', [3, 2, 1], 'statuses'],
] as const)(
  'resolveSearchTab: for %s, chosen %s and counts %j, returns %s [R-SEARCH-004]',
  (words, chosen, found, tab) => {
    expect(resolveSearchTab(words, chosen, (one) => found[searchTabs.indexOf(one)])).toBe(tab);
  },
);
