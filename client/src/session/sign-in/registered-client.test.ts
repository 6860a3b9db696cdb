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

test.each<[string, boolean, Partial<ClientRegistration>, Partial<NeededClientRegistration>]>([
  ['is the same', true, {}, {}],
  ['has more scopes', true, {}, { scopes: ['read'] }],
  ['was refused a scope that is needed', true, {}, { scopes: ['read', 'admin'] }],
  ['has fewer scopes', false, {}, { scopes: ['read', 'push'] }],
  ['is of another server', false, {}, { host: 'two.example' }],
  ['is of another issuer', false, {}, { issuer: 'https://two.example/' }],
  ['does not know its server', true, { host: undefined, issuer: undefined }, {}],
  ['is used before the server is known', true, {}, { host: undefined, issuer: undefined }],
  ['has another redirect URI', false, {}, { redirectUri: 'https://other.example/oauth-callback' }],
  ['expires later', true, { expiresAt: 1001 }, {}],
  ['has expired', false, { expiresAt: 1000 }, {}],
])(
  'isClientRegistrationUsable: for a registered application that %s, returns %s [R-AUTH-041]',
  (_, expected, known, change) => {
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
