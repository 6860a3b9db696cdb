import { expect, test } from 'vitest';
import { isServerPath, isServerFallbackPath, isSignInPage, isUpload } from './server-paths.ts';

test.each([
  ['/oauth', true],
  ['/oauth/authorize', true],
  ['/auth/sign_in', true],
  ['/auth/2fa', true],
  ['/settings/two_factor_authentication_methods', true],
  ['/settings', false],
  ['/oauth-callback', false],
  ['/authors', false],
  ['/api/v1/instance', false],
  ['/api/oauth/x', false],
  ['/media/auth/x.png', false],
  ['/assets/auth/x.css', false],
])(
  'isSignInPage: for %s, which gets the cookies of the server if it is one, returns %s',
  (path, expected) => {
    expect(isSignInPage(path)).toBe(expected);
  },
);

test.each([
  ['/api/v1/instance', true],
  ['/nodeinfo/2.0.json', true],
  ['/nodeinfo_2_0', true],
  ['/.well-known/oauth-authorization-server', true],
  ['/auth/sign_in', true],
  ['/media/a.png', true],
  ['/proxy/x/y', true],
  ['/system/accounts/avatars/1.png', true],
  ['/fileserver/x/attachment/original/y.webp', true],
  ['/avatars/original/missing.png', true],
  ['/packs/common.css', true],
  ['/users/ana.rss', true],
  ['/assets/a.js', false],
  ['/main/friends', false],
  ['/settings', false],
  ['/users/ana', false],
  ['/system', false],
  ['/', false],
])('isServerPath: for %s, returns %s', (path, expected) => {
  expect(isServerPath(path)).toBe(expected);
});

test.each([
  ['/media/a.html', true],
  ['/system/a.html', true],
  ['/fileserver/a.svg', true],
  ['/auth/sign_in', false],
  ['/packs/common.js', false],
])('isUpload: for %s, returns %s', (path, expected) => {
  expect(isUpload(path)).toBe(expected);
});

test.each([
  ['/assets/default_avatars/1.webp', true],
  ['/assets', false],
  ['/main/assets/x', false],
])(
  'isServerFallbackPath: a file missing at %s is requested from the server: %s',
  (path, expected) => {
    expect(isServerFallbackPath(path)).toBe(expected);
  },
);
