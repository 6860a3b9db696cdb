import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';
import { pathTo } from '../url/paths.ts';

test.each([
  ['/', 'root', {}],
  ['/main/all', 'public-external-timeline', {}],
  ['/main/all/', 'public-external-timeline', {}],
  ['/main/nowhere', 'unknown-timeline', { timeline: 'nowhere' }],
  ['/about', 'about', {}],
  ['/about-us', 'user-profile', { name: 'about-us' }],
  ['/users/notifications', 'external-user-profile', { id: 'notifications' }],
  ['/mira/notifications', 'notifications', { username: 'mira' }],
  ['/lists/7/edit', 'list-edit', { id: '7' }],
  ['/tag/%E6%97%A5%E6%9C%AC', 'tag-timeline', { tag: '日本' }],
  ['/notice/a%2F..%2Fb', 'conversation', { id: 'a/../b' }],
  [
    '/remote-users/@ada@far.example',
    'remote-user-profile-acct',
    { username: 'ada', hostname: 'far.example' },
  ],
  [
    '/remote-users/%40ada%40far.example',
    'remote-user-profile-acct',
    { username: 'ada', hostname: 'far.example' },
  ],
  [
    '/remote-users/far.example/ada',
    'remote-user-profile',
    { hostname: 'far.example', username: 'ada' },
  ],
])(
  'matchPath: for %s, returns the route %s with its parameters [R-ROUTE-009 R-ROUTE-031]',
  (path, name, params) => {
    expect(matchPath(path)).toEqual({ name, params });
  },
);

test.each(['/no/such/address', '/remote-users/ada', '/notice/%E0%A4%A'])(
  'matchPath: for %s, returns undefined',
  (path) => expect(matchPath(path)).toBeUndefined(),
);

test('matchPath: returns the parameters with which pathTo created a path', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      expect(matchPath(pathTo('list-edit', { id }))).toEqual({ name: 'list-edit', params: { id } });
    }),
  );
});
