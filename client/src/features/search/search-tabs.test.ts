import { expect, test } from 'vitest';
import { resolveSearchTab, searchTabs } from './search-tabs.ts';

test.each([
  [undefined, [3, 2, 1], 'statuses'],
  [undefined, [0, 2, 1], 'people'],
  [undefined, [0, 0, 1], 'hashtags'],
  [undefined, [0, 0, 0], 'statuses'],
  [undefined, [0, undefined, 1], undefined],
  [undefined, [3, undefined, undefined], 'statuses'],
  ['hashtags', [3, undefined, 0], 'hashtags'],
] as const)(
  'resolveSearchTab: for chosen %s and counts %j, returns %s [R-SEARCH-004]',
  (chosen, found, tab) => {
    expect(resolveSearchTab(chosen, (one) => found[searchTabs.indexOf(one)])).toBe(tab);
  },
);
