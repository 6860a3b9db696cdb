import { expect, test } from 'vitest';
import { rankMatch } from './rank-match.ts';

test('rankMatch: ranks prefixes of the text first, then prefixes of its words, then other substrings, and returns 0 for other texts', () => {
  const all = ['Bookmarks', 'Open bookmarks', 'Notebooks', 'Settings'];
  const ranked = all.filter((text) => rankMatch(text, 'book') > 0);
  expect(
    ranked.toSorted((one, other) => rankMatch(other, 'book') - rankMatch(one, 'book')),
  ).toEqual(ranked);
  expect(ranked).toEqual(['Bookmarks', 'Open bookmarks', 'Notebooks']);
  expect(rankMatch('Show muted threads', 'threads muted')).toBeGreaterThan(0);
  expect(rankMatch('Anything', '')).toBe(1);
});
