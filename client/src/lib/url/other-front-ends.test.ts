import { expect, test } from 'vitest';
import { matchPath } from '../router/match-path.ts';
import { readOtherFrontEndPath } from './other-front-ends.ts';

const uuid = '0f2c8a54-6c1e-4b0e-9c86-3f5d1f0a7b11';

test.each([
  ['/@mira/AbC1', '/notice/AbC1'],
  ['/@mira@far.example/113', '/notice/113'],
  ['/@mira/posts/AbC1', '/notice/AbC1'],
  ['/mira/status/AbC1', '/notice/AbC1'],
  ['/mira/status/a%2Fb', '/notice/a%2Fb'],
  ['/users/by-id/AbC1', '/users/AbC1'],
  ['/users/mira/with_replies', '/users/mira#replies'],
  ['/users/mira/media', '/users/mira#media'],
  ['/users/mira/followers', '/users/mira#followers'],
  ['/users/mira/following', '/users/mira#followees'],
  ['/@mira/with_replies', '/users/mira#replies'],
  ['/@mira/media', '/users/mira#media'],
])('readOtherFrontEndPath: %s opens %s, also with a trailing slash [R-ROUTE-050]', (path, href) => {
  expect(readOtherFrontEndPath(path)).toEqual({ href });
  expect(readOtherFrontEndPath(`${path}/`)).toEqual({ href });
  expect(matchPath(path)).toBeUndefined();
});

test.each([
  [`/objects/${uuid}`, `/objects/${uuid}`, undefined],
  [`/activities/${uuid}/`, `/activities/${uuid}`, undefined],
  ['/activities/AbC1', '/activities/AbC1', '/notice/AbC1'],
  ['/users/mira/statuses/113', '/users/mira/statuses/113', '/notice/113'],
  ['/users/mira/statuses/113/activity', '/users/mira/statuses/113', '/notice/113'],
])('readOtherFrontEndPath: %s is the status %s [R-ROUTE-051]', (path, statusPath, href) => {
  expect(readOtherFrontEndPath(path)).toEqual({ statusPath, href });
  expect(matchPath(path)).toBeUndefined();
});

test.each([
  '/no/such/address',
  '/@/AbC1',
  '/mira/posts/AbC1',
  '/users/mira/constructor',
  '/users/mira/statuses',
  '/users/mira/statuses/113/likes',
  '/users/mira/statuses/113/activity/more',
  '/@mira/%E0%A4%A',
])('readOtherFrontEndPath: returns undefined for %s', (path) => {
  expect(readOtherFrontEndPath(path)).toBeUndefined();
});
