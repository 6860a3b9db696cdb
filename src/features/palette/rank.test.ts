import { expect, test } from 'vitest';
import { rank } from './rank.ts';

test('rankMatch: ranks prefixes first, then word prefixes, then substrings, and excludes the rest', () => {
  const all = ['Bookmarks', 'Open bookmarks', 'Notebooks', 'Settings'];
  const ranked = all.filter((text) => rank(text, 'book') > 0);
  expect(ranked.toSorted((one, other) => rank(other, 'book') - rank(one, 'book'))).toEqual(ranked);
  expect(ranked).toEqual(['Bookmarks', 'Open bookmarks', 'Notebooks']);
  expect(rank('Show muted threads', 'threads muted')).toBeGreaterThan(0);
  expect(rank('Anything', '')).toBe(1);
});
