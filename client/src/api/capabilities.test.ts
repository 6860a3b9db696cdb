import { expect, test } from 'vitest';
import { can, getServerInfo, type Capability } from './capabilities.ts';

const akkoma = getServerInfo({
  software: { name: 'akkoma', version: '3.13.2' },
  metadata: {
    features: ['polls', 'quote_posting', 'editing', 'bubble_timeline', 'custom_emoji_reactions'],
  },
});
const mastodon = getServerInfo({ software: { name: 'mastodon', version: '4.5.0' } });

test.each<[Capability, boolean, boolean, boolean]>([
  ['quotes', true, false, false],
  ['polls', true, true, false],
  ['editing', true, true, false],
  ['bubbleTimeline', true, false, false],
  ['customEmojiReactions', true, false, false],
  ['localVisibility', true, false, false],
  ['machineTranslation', false, false, false],
  ['streamTokenInProtocol', true, true, true],
  ['scheduling', true, true, false],
  ['focalPoints', false, true, false],
  ['laterMedia', false, true, false],
  ['findsEveryPost', true, false, true],
])('can: %s: Akkoma %s, Mastodon %s, unknown %s', (capability, ours, theirs, unknown) => {
  expect(can(capability, akkoma)).toBe(ours);
  expect(can(capability, mastodon)).toBe(theirs);
  expect(can(capability, getServerInfo())).toBe(unknown);
});

test('getServerInfo: reads features from the instance document if nodeinfo lacks them', () => {
  const facts = getServerInfo(undefined, {
    pleroma: { metadata: { features: ['quote_posting'] } },
  });
  expect(can('quotes', facts)).toBe(true);
});
