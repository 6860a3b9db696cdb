import { expect, test } from 'vitest';
import { hasStaffScopes, scopeSetsToTry, wantedScopes, type SignInPurpose } from './scopes.ts';

const words = (text: string): readonly string[] => text.split(' ');
const mastodon = words(
  'read read:accounts write write:media follow push profile admin:read admin:write',
);

test.each<[SignInPurpose, string, readonly string[] | undefined, readonly string[], string]>([
  ['member', 'says nothing', undefined, [], 'read write follow push admin'],
  ['member', 'refused admin', undefined, ['admin'], 'read write follow push'],
  ['member', 'is Mastodon', mastodon, [], 'read write follow push'],
  ['member', 'has no push', words('read write follow'), [], 'read write follow'],
  ['member', 'names no scope of ours', ['openid'], [], 'read write follow push admin'],
  ['member', 'names no scope', [], [], 'read write follow push admin'],
  ['staff', 'says nothing', undefined, [], 'read write follow push admin'],
  ['staff', 'refused admin', undefined, ['admin'], 'read write follow push admin:read admin:write'],
  ['staff', 'is Mastodon', mastodon, [], 'read write follow push admin:read admin:write'],
  ['staff', 'has no scopes of staff', words('read write'), [], 'read write'],
])(
  'wantedScopes: returns the scopes to request for the purpose %s from a server that %s [R-AUTH-037 R-AUTH-039]',
  (purpose, _, offered, refused, expected) => {
    expect(wantedScopes(purpose, offered, refused).join(' ')).toBe(expected);
  },
);

const tried = (scopes: string): readonly string[] =>
  scopeSetsToTry(words(scopes)).map((set) => set.join(' '));

test('scopeSetsToTry: returns sets of scopes from the widest down to read alone [R-AUTH-037]', () => {
  expect(tried('read write follow push admin')).toEqual([
    'read write follow push admin',
    'read write follow push',
    'read write follow',
    'read',
  ]);
  expect(tried('read write')).toEqual(['read write', 'read']);
  expect(tried('read')).toEqual(['read']);
});

test.each([
  [undefined, true],
  ['', true],
  ['read write follow push admin', true],
  ['read admin:read', true],
  ['read+write+admin:write:reports', true],
  ['read write follow push', false],
  ['read write:administration', false],
])('hasStaffScopes: for a token with the scopes %j, returns %s', (granted, expected) => {
  expect(hasStaffScopes(granted)).toBe(expected);
});
