import { expect, test } from 'vitest';
import {
  isRegisteredRedirectUri,
  outOfBand,
  readRedirectUris,
  formActionSources,
  appendQuery,
} from './redirect-uris.ts';

test.each([
  ['https://a.example/back', 1],
  [`${outOfBand} https://a.example/back app://back`, 3],
  ['http://localhost:5173/oauth-callback', 1],
])('readRedirectUris: accepts %s', (text, count) => {
  expect(readRedirectUris(text)).toHaveLength(count);
});

test.each(['', ' ', 'back', 'javascript:alert(1)', 'https://a.example data:text/html,x', '//a'])(
  'readRedirectUris: rejects "%s"',
  (text) => {
    expect(readRedirectUris(text)).toBeUndefined();
  },
);

test('isRegisteredRedirectUri: accepts each registered address, and none of an invalid list', () => {
  const registered = 'https://a.example/back app://x';
  for (const uri of registered.split(' '))
    expect(isRegisteredRedirectUri(registered, uri)).toBe(true);
  expect(isRegisteredRedirectUri('', 'https://a.example/back')).toBe(false);
});

test.each([
  'https://a.example/back/',
  'https://a.example/back?x=1',
  'https://a.example.evil.example/back',
  'https://a.example',
  '',
])('isRegisteredRedirectUri: "%s" is not the registered address', (uri) => {
  expect(isRegisteredRedirectUri('https://a.example/back app://x', uri)).toBe(false);
});

test('appendQuery: appends encoded parameters to an existing query', () => {
  expect(appendQuery('https://a.example/back?x=1', { code: 'c&d', state: '' })).toBe(
    'https://a.example/back?x=1&code=c%26d&state=',
  );
});

test.each([
  ['https://a.example:81/back?x;y', ['https://a.example:81']],
  ['app:/back;img-src', ['app:']],
  ['https://a;img-src.example/back', []],
  [outOfBand, []],
  [undefined, []],
])('formActionSources: allows forms to redirect to %s', (uri, target) => {
  expect(formActionSources(uri)).toEqual(target);
});
