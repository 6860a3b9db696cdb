import { expect, test } from 'vitest';
import { isIssuerOf } from './issuer.ts';
import { serverHost } from './server-host.ts';

const origin = 'http://127.0.0.1:4000';

test.each([
  [{ issuer: 'https://one.example/' }, 'https://one.example', true],
  [{ issuer: 'https://one.example' }, 'https://one.example/', true],
  [{ issuer: 'https://one.example/' }, 'https://two.example/', false],
  [{ issuer: 'https://one.example/a' }, 'https://one.example/b', false],
  [{ issuer: 'https://one.example', host: 'two.example' }, 'https://two.example', false],
  [{ host: 'one.example' }, 'https://one.example/', true],
  [{ host: 'one.example' }, 'https://one.example.evil.example/', false],
  [{ host: 'one.example' }, origin, true],
  [{}, 'https://one.example', false],
  [{}, 'no address', false],
])('isIssuerOf: a sign-in started at %j accepts %j: %s [R-AUTH-044]', (known, sent, expected) => {
  expect(isIssuerOf({ ...known, origin }, sent)).toBe(expected);
});

test.each([
  [{ uri: 'https://One.example' }, 'one.example'],
  [{ uri: 'https://one.example:4000/path' }, 'one.example:4000'],
  [{ uri: 'one.example' }, 'one.example'],
  [{ uri: '' }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('serverHost: for an instance document with the URI %j, returns %j', (document, expected) => {
  expect(serverHost(document)).toBe(expected);
});
