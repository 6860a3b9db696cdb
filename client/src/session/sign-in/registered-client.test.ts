import { expect, test } from 'vitest';
import {
  isClientRegistrationUsable,
  readClientRegistration,
  type NeededClientRegistration,
  type ClientRegistration,
} from './registered-client.ts';

const redirectUri = 'https://client.example/oauth-callback';

const registered: ClientRegistration = {
  scopes: ['read', 'write'],
  refused: ['admin'],
  redirectUri,
  host: 'one.example',
  issuer: 'https://one.example/',
};

const needed: NeededClientRegistration = {
  scopes: ['read', 'write'],
  redirectUri,
  host: 'one.example',
  issuer: 'https://one.example/',
  now: 1000,
};

test.each<[string, Partial<ClientRegistration>, Partial<NeededClientRegistration>, boolean]>([
  ['is the same', {}, {}, true],
  ['has more scopes', {}, { scopes: ['read'] }, true],
  ['was refused a scope that is needed', {}, { scopes: ['read', 'admin'] }, true],
  ['has fewer scopes', {}, { scopes: ['read', 'push'] }, false],
  ['is of another server', {}, { host: 'two.example' }, false],
  ['is of another issuer', {}, { issuer: 'https://two.example/' }, false],
  ['does not know its server', { host: undefined, issuer: undefined }, {}, true],
  ['is used before the server is known', {}, { host: undefined, issuer: undefined }, true],
  ['has another redirect URI', {}, { redirectUri: 'https://other.example/oauth-callback' }, false],
  ['expires later', { expiresAt: 1001 }, {}, true],
  ['has expired', { expiresAt: 1000 }, {}, false],
])(
  'isClientRegistrationUsable: for a registered application that %s, returns %3$s [R-AUTH-041]',
  (_, known, change, expected) => {
    expect(isClientRegistrationUsable({ ...registered, ...known }, { ...needed, ...change })).toBe(
      expected,
    );
  },
);

test('readClientRegistration: assumes all scopes for an application that an earlier version of this client registered', () => {
  const client = { clientId: 'id', clientSecret: 'secret' };
  const scopes = ['read', 'write', 'follow', 'push', 'admin'];
  for (const registration of [undefined, 'x', { scopes: 'read' }])
    expect(readClientRegistration({ ...client, registration }, redirectUri)).toEqual({
      scopes,
      refused: [],
      redirectUri,
    });
});
