import { expect, test } from 'vitest';
import { can, type Capability } from './capabilities.ts';
import { getServerInfo } from './server-info.ts';

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
  ['asyncMedia', false, true, false],
  ['findsEveryPost', true, false, true],
])(
  'can: the capability %s is %s on Akkoma, %s on Mastodon, %s on an unknown server',
  (capability, ours, theirs, unknown) => {
    expect(can(capability, akkoma)).toBe(ours);
    expect(can(capability, mastodon)).toBe(theirs);
    expect(can(capability, getServerInfo())).toBe(unknown);
  },
);

test.each([
  ['akkoma', '3.13.2', true],
  ['akkoma', '3.13.2-0-g3ff0f46-rookery', false],
  ['pleroma', '2.9.0', true],
  ['mastodon', '4.5.0', false],
])('can: %s %s has the page of administration: %s', (name, version, expected) => {
  expect(can('administrationPage', getServerInfo({ software: { name, version } }))).toBe(expected);
});

test('getServerInfo: reads features from the instance document if nodeinfo lacks them', () => {
  const facts = getServerInfo(undefined, {
    pleroma: { metadata: { features: ['quote_posting'] } },
  });
  expect(can('quotes', facts)).toBe(true);
});

test.each([
  ['2.7.2 (compatible; Akkoma 3.13.2-0-g3ff0f46)', 'akkoma', '3.13.2-0-g3ff0f46'],
  [
    '4.2.1 (compatible; Iceshrimp.NET/2024.1-beta2+e1d25a9)',
    'iceshrimp.net',
    '2024.1-beta2+e1d25a9',
  ],
  ['3.0.0 (compatible; Sharkey 2025.4.2; like Akkoma)', 'sharkey', '2025.4.2'],
  ['4.0.0 (not true; really snac/2.75)', 'snac', '2.75'],
  ['4.5.0+glitch', '', '4.5.0+glitch'],
  ['(compatible; ', '', '(compatible; '],
])(
  'getServerInfo: without nodeinfo, reads the version %j as the software %j in version %j',
  (version, software, ownVersion) => {
    expect(getServerInfo(undefined, { version })).toMatchObject({ software, version: ownVersion });
  },
);

const mastodonOf = (mastodonApi: number) =>
  getServerInfo(undefined, {
    version: '4.5.0',
    onlyInV2: { api_versions: { mastodon: mastodonApi } },
  });

test.each<[Capability, number]>([
  ['filtersV2', 1],
  ['groupedNotifications', 2],
  ['notificationPolicy', 2],
  ['blurFilters', 5],
  ['quotes', 7],
  ['quotePolicies', 7],
  ['quotedStatusId', 7],
  ['profileDescriptions', 9],
])('can: the capability %s requires version %i of Mastodon’s API', (capability, first) => {
  expect(can(capability, mastodonOf(first - 1))).toBe(false);
  expect(can(capability, mastodonOf(first))).toBe(true);
});

test('can: assumes the API of Pleroma until a document says otherwise', () => {
  const assumed = [getServerInfo(), getServerInfo(undefined, { pleroma: {} })];
  for (const info of assumed) expect(can('accountsByName', info)).toBe(true);
  const others = [getServerInfo(undefined, {}), getServerInfo({ software: { name: 'snac' } })];
  for (const info of others) expect(can('accountsByName', info)).toBe(false);
});

test('can: allows streaming if the server names a streaming address, or before its documents are loaded', () => {
  const withStream = { urls: { streaming_api: 'wss://gts.example' } };
  expect(can('streaming', getServerInfo())).toBe(true);
  expect(can('streaming', getServerInfo(undefined, withStream))).toBe(true);
  expect(can('streaming', getServerInfo(undefined, { urls: {} }))).toBe(false);
});

test('can: allows no preview of a post while the software is unknown, since other software than Akkoma and Pleroma would publish the post', () => {
  expect(can('postPreviews', getServerInfo())).toBe(false);
  expect(can('postPreviews', getServerInfo({ software: { name: 'akkoma' } }))).toBe(true);
});
