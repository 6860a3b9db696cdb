import { expect, test } from 'vitest';
import { startSession } from '#session/testing/start-session.ts';
import { addRecentSearch, maxRecentSearches, recentSearches } from './recent-searches.ts';

test.each([
  [[], 'heron', ['heron']],
  [['tea'], ' heron ', ['heron', 'tea']],
  [['tea', 'Heron'], 'heron', ['heron', 'tea']],
  [['tea'], '   ', ['tea']],
])('addRecentSearch: adds to %j the search %j: %j', (recent, words, expected) => {
  expect(addRecentSearch(recent, words)).toEqual(expected);
});

test('addRecentSearch: drops the oldest searches above the limit', () => {
  const full = Array.from({ length: maxRecentSearches }, (_, number) => `search ${number}`);
  expect(addRecentSearch(full, 'new')).toEqual(['new', ...full.slice(0, -1)]);
});

test('recentSearches: stores the searches of each account, and removes an empty list from storage', async () => {
  const world = await startSession();
  const session = world.session();
  const store = session.part(recentSearches);
  store.setState(['heron'], true);
  const key = `recentSearches.${session.viewerId ?? 'visitor'}`;
  expect(session.area.getItem(key)).toContain('heron');
  expect(recentSearches.create(session).getState()).toEqual(['heron']);
  store.setState([], true);
  expect(session.area.getItem(key)).toBeNull();
  await world.end();
});
