import { expect, test } from 'vitest';
import { canReadFeed } from './feed-access.ts';

test.each([
  [undefined, undefined, true, true],
  ['public', 'public', true, true],
  ['public', 'authenticated', false, true],
  ['authenticated', 'authenticated', false, true],
  ['authenticated', 'disabled', false, true],
  ['public', 'disabled', false, true],
  ['disabled', 'disabled', false, false],
  ['staff', 'staff', false, false],
  [undefined, 'disabled', false, true],
])(
  'canReadFeed: with local %s and remote %s, for visitors %s and members %s [R-CAP-040]',
  (local, remote, visitors, members) => {
    const access = { ...(local && { local }), ...(remote && { remote }) };
    const document = { onlyInV2: { timelines_access: { hashtag_feeds: access } } };
    expect(canReadFeed('hashtag_feeds', false, document)).toBe(visitors);
    expect(canReadFeed('hashtag_feeds', true, document)).toBe(members);
    expect(canReadFeed('trending_link_feeds', false, document)).toBe(true);
  },
);

test('canReadFeed: reads servers without a document as open', () => {
  expect(canReadFeed('hashtag_feeds', false, undefined)).toBe(true);
});
