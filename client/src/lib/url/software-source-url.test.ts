import { expect, test } from 'vitest';
import { softwareSourceUrl } from './software-source-url.ts';

test.each([
  ['akkoma', '3.13.2', 'https://akkoma.dev/AkkomaGang/akkoma/src/tag/v3.13.2'],
  [
    'akkoma',
    '3.13.2-5-gabc1234-develop',
    'https://akkoma.dev/AkkomaGang/akkoma/src/commit/abc1234',
  ],
  ['pleroma', '2.7.0', 'https://git.pleroma.social/pleroma/pleroma/-/tree/v2.7.0'],
  ['mastodon', '4.3.0', undefined],
  ['akkoma', '', undefined],
])('softwareSourceUrl: for %s %s, returns %s', (software, version, address) => {
  expect(softwareSourceUrl(software, version)).toBe(address);
});
