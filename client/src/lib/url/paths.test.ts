import { expect, test } from 'vitest';
import { pathTo, profilePath } from './paths.ts';

test.each([
  ['a local name', { id: 'A1', acct: 'mira' }, '/mira'],
  ['a remote name', { id: 'A2', acct: 'ines@harbour.example' }, '/users/A2'],
  ['no name', { id: 'A3' }, '/users/A3'],
  ['an empty name', { id: 'A4', acct: '' }, '/users/A4'],
  ['a name that the server reserves', { id: 'A5', acct: 'relay' }, '/users/A5'],
  ['a name that is the path of another screen', { id: 'A6', acct: 'lists' }, '/users/A6'],
])('profilePath: for %s (%j), returns %s [R-ROUTE-040..043]', (_, account, path) => {
  expect(profilePath(account, ['relay'])).toBe(path);
});

test('pathTo: encodes slashes and question marks in parameters', () => {
  expect(pathTo('conversation', { id: 'a/../b' })).toBe('/notice/a%2F..%2Fb');
  expect(pathTo('tag-timeline', { tag: '日本?x' })).toBe('/tag/%E6%97%A5%E6%9C%AC%3Fx');
});
