import { expect, test } from 'vitest';
import { plannedWords } from './planned-words.ts';

/** The screens that are still to come. Take a name out when its screen is built; never add one. */
const awaited = ['about', 'about-alias', 'announcements', 'interactions', 'search'];

test('the screens that are not built yet are these, and only become fewer', () => {
  expect(Object.keys(plannedWords).toSorted()).toEqual(awaited);
});
