import { expect, test } from 'vitest';
import { recentAuthors } from './recent-authors.ts';

test('recentAuthors: returns each author once, newest first, without bots', () => {
  const [jun, ines] = [{ id: 'jun' }, { id: 'ines', bot: false }];
  const statuses = [jun, { id: 'weather', bot: true }, ines, jun].map((account) => ({ account }));
  expect(recentAuthors(statuses)).toEqual([jun, ines]);
});
