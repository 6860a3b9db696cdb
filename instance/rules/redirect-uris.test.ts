import { expect, test } from 'vitest';
import {
  isRegisteredRedirectUri,
  outOfBandUri,
  readRedirectUris,
  formActionSources,
  appendQuery,
} from './redirect-uris.ts';

test.each([
  ['https://a.example/back', 1],
  [`${outOfBandUri} https://a.example/back app://back`, 3],
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

test.each([
  'view-source:https://a.example/',
  'VIEW-SOURCE:https://a.example/',
  'view-source:javascript:alert(1)',
  'intent://scan/#Intent;scheme=https;package=com.example;end',
  'Intent:#Intent;action=android.intent.action.VIEW;end',
  'android-app://com.example/https/a.example',
  'filesystem:https://a.example/temporary/x.html',
  'jar:https://a.example/x.jar!/x.html',
  'feed:javascript:alert(1)',
  'feed:https://a.example/',
  'livescript:alert(1)',
  'mhtml:https://a.example/x.mht',
  'chrome://settings/',
  'edge://settings/',
  'resource://gre/x',
  'moz-icon://x',
  'ms-appinstaller:?source=https://a.example/x.msix',
  'ms-word:ofe|u|https://a.example/x.docx',
  'search-ms:query=x',
  'mailto:mallory@a.example',
  'tel:+123456',
  'sms:+123456',
  'ftp://a.example/',
  'ws://a.example/',
  'wss://a.example/',
  'blob:https://a.example/0b3c',
  'about:blank',
  'file:///etc/passwd',
])('readRedirectUris: rejects %s, alone or beside others', (uri) => {
  expect(readRedirectUris(uri)).toBeUndefined();
  expect(readRedirectUris(`https://a.example/back ${uri}`)).toBeUndefined();
  expect(isRegisteredRedirectUri(uri, uri)).toBe(false);
});

test.each(['tusky://oauth', 'com.example.app:/back', 'app:/back', 'msal1a2b://auth'])(
  'readRedirectUris: accepts the scheme of an app in %s',
  (uri) => {
    expect(readRedirectUris(uri)).toEqual([uri]);
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
  [outOfBandUri, []],
  [undefined, []],
])('formActionSources: allows forms to redirect to %s', (uri, target) => {
  expect(formActionSources(uri)).toEqual(target);
});
