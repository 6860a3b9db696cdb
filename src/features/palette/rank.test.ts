import { expect, test } from 'vitest';
import { rank } from './rank.ts';

test('what begins with the words comes first, then beginnings of words, then parts; the rest not at all', () => {
  const all = ['Bookmarks', 'Open bookmarks', 'Notebooks', 'Settings'];
  const ranked = all.filter((text) => rank(text, 'book') > 0);
  expect(ranked.toSorted((one, other) => rank(other, 'book') - rank(one, 'book'))).toEqual(ranked);
  expect(ranked).toEqual(['Bookmarks', 'Open bookmarks', 'Notebooks']);
  expect(rank('Show muted threads', 'threads muted')).toBeGreaterThan(0);
  expect(rank('Anything', '')).toBe(1);
});
