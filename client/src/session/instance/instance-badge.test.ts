import { expect, test } from 'vitest';
import { instanceBadge } from './instance-badge.ts';

const origin = 'https://own.example';
const of = (favicon: string | null, fields: object = {}) =>
  instanceBadge(
    {
      id: 'jun',
      acct: 'jun@far.example',
      instance: {
        name: 'far.example',
        favicon,
        softwareName: 'mastodon',
        softwareVersion: '4.2.0',
        ...fields,
      },
    },
    origin,
  );

test.each([
  ['https://own.example/proxy/abc/ZmF2/favicon.ico', true],
  ['https://own.example/favicon.png', true],
  ['/images/favicons/far.example.svg', true],
  ['https://far.example/favicon.ico', false],
  ['//far.example/favicon.ico', false],
  ['http://own.example/favicon.ico', false],
  ['https://own.example.evil.example/favicon.ico', false],
  ['https://own.example@evil.example/favicon.ico', false],
  ['https://user:secret@own.example/favicon.ico', false],
  ['https://own.example:8443/favicon.ico', false],
  ['/\\far.example/favicon.ico', false],
  ['/\t/far.example/favicon.ico', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['', false],
  [null, false],
])('instanceBadge: loads the favicon %j: %s [R-STATUS-044]', (favicon, isLoaded) => {
  const url = of(favicon)?.iconUrl;
  expect(url !== undefined).toBe(isLoaded);
  if (url !== undefined) expect(new URL(url).origin).toBe(origin);
});

test.each([
  [{}, 'far.example · mastodon 4.2.0'],
  [{ softwareVersion: undefined }, 'far.example · mastodon'],
  [{ softwareName: '\u202Emastodon' }, 'far.example · mastodon 4.2.0'],
])('instanceBadge: names instance and software of %j', (fields, title) => {
  expect(of(null, fields)?.title).toBe(title);
});

test('instanceBadge: returns undefined without data, and the icon in the favicon field of older servers', () => {
  expect(instanceBadge({ id: 'jun', acct: 'jun@far.example' }, origin)).toBeUndefined();
  expect(instanceBadge({ id: 'jun', acct: 'jun@far.example', favicon: '/f.png' }, origin)).toEqual({
    iconUrl: 'https://own.example/f.png',
    title: 'far.example',
  });
});
