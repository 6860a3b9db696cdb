import { expect, test } from 'vitest';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { instanceV2 } from '@rookery/contract/schemas/instance-v2.ts';
import { instance } from '@rookery/contract/schemas/instance.ts';
import { can } from '#api/capabilities.ts';
import { convertInstanceV2 } from './convert-instance-v2.ts';
import { readInstanceInfo } from './instance-info.ts';

/* As documented for Mastodon 4.5, with limits that differ from the defaults. */
const mastodonDocument = {
  domain: 'gull.example',
  title: 'Gull',
  version: '4.5.0',
  source_url: 'https://github.com/mastodon/mastodon',
  description: 'Birds only',
  usage: { users: { active_month: 3 } },
  thumbnail: { url: 'https://gull.example/thumbnail.png', blurhash: null, versions: {} },
  languages: ['en'],
  configuration: {
    urls: { streaming: 'wss://streaming.gull.example', status: null },
    vapid: { public_key: 'BK' },
    accounts: { max_featured_tags: 10, max_pinned_statuses: 5 },
    statuses: { max_characters: 640, max_media_attachments: 4, characters_reserved_per_url: 23 },
    media_attachments: {
      description_limit: 1600,
      supported_mime_types: ['image/png'],
      image_size_limit: 16_777_216,
      video_size_limit: 103_809_024,
    },
    polls: {
      max_options: 4,
      max_characters_per_option: 50,
      min_expiration: 300,
      max_expiration: 2_629_746,
    },
    translation: { enabled: true },
    timelines_access: {
      live_feeds: { local: 'public', remote: 'authenticated' },
      hashtag_feeds: { local: 'public', remote: 'public' },
    },
  },
  registrations: { enabled: true, approval_required: true, reason_required: true, min_age: 16 },
  api_versions: { mastodon: 7 },
  contact: { email: 'owner@gull.example', account: null },
  rules: [{ id: '1', text: 'Be kind', hint: 'To everybody', translations: {} }],
};

function infoOf(document: unknown, before: unknown = {}) {
  const { value = {} } = parseLenient(instanceV2, document);
  return readInstanceInfo(
    undefined,
    convertInstanceV2(value, parseLenient(instance, before).value),
  );
}

test('convertInstanceV2: converts the limits and other fields of Mastodon 4.5', () => {
  const info = infoOf(mastodonDocument);
  expect(info).toMatchObject({
    name: 'Gull',
    textLimit: 640,
    fileLimit: 4,
    descriptionLimit: 1600,
    pollLimits: {
      maxOptions: 4,
      maxOptionChars: 50,
      minExpiration: 300,
      maxExpiration: 2_629_746,
    },
    uploadLimits: { image: 16_777_216, video: 103_809_024 },
    vapidPublicKey: 'BK',
    registrationOpen: true,
    approvalRequired: true,
    visitorTimelines: { local: true, federated: false },
    federatedTimelineAvailable: true,
    document: {
      uri: 'gull.example',
      email: 'owner@gull.example',
      thumbnail: 'https://gull.example/thumbnail.png',
      rules: [{ id: '1', text: 'Be kind' }],
      urls: { streaming_api: 'wss://streaming.gull.example' },
    },
  });
  const offered = ['polls', 'editing', 'quotes', 'mastodonTranslation', 'streaming'] as const;
  for (const capability of offered)
    expect([capability, can(capability, info.serverInfo)]).toEqual([capability, true]);
});

test('convertInstanceV2: keeps fields that only version 1 of the document has', () => {
  const info = infoOf(
    { title: 'Gull', configuration: { statuses: { max_characters: 640 } } },
    {
      title: 'before',
      stats: { user_count: 3 },
      configuration: { polls: { max_options: 6 } },
      urls: { streaming_api: 'wss://gull.example' },
    },
  );
  expect(info).toMatchObject({ name: 'Gull', textLimit: 640, pollLimits: { maxOptions: 6 } });
  expect(info.document).toMatchObject({ stats: { user_count: 3 } });
  expect(can('streaming', info.serverInfo)).toBe(true);
});

test.each([
  ['disabled', { local: true, federated: false }, false],
  ['members of the moon', { local: true, federated: false }, false],
  ['public', { local: true, federated: true }, true],
])(
  'convertInstanceV2: for remote feeds with the access “%s”, says which timelines visitors can read',
  (remote, visitorTimelines, available) => {
    const info = infoOf({ configuration: { timelines_access: { live_feeds: { remote } } } });
    expect(info).toMatchObject({ visitorTimelines, federatedTimelineAvailable: available });
  },
);

/* As recorded of GoToSocial 0.20. */
const gotosocialLimits = {
  statuses: { max_characters: 5000, max_media_attachments: 6, characters_reserved_per_url: 25 },
  polls: {
    max_options: 6,
    max_characters_per_option: 50,
    min_expiration: 300,
    max_expiration: 2_629_746,
  },
};

const gotosocialV1 = {
  uri: 'gts.example',
  account_domain: 'gts.example',
  title: 'gts.example',
  version: '0.20.0-snap',
  registrations: false,
  approval_required: true,
  configuration: {
    ...gotosocialLimits,
    emojis: { emoji_size_limit: 51_200 },
    media_attachments: { image_size_limit: 41_943_040, video_size_limit: 41_943_040 },
  },
  urls: { streaming_api: 'wss://gts.example' },
  stats: { domain_count: 0, status_count: 19, user_count: 3 },
  max_toot_chars: 5000,
  rules: [],
};

const gotosocialV2 = {
  domain: 'gts.example',
  title: 'gts.example',
  version: '0.20.0-snap',
  usage: { users: { active_month: 0 } },
  languages: [],
  configuration: {
    ...gotosocialLimits,
    urls: { streaming: 'wss://gts.example', privacy_policy: null },
    media_attachments: {
      image_size_limit: 41_943_040,
      video_size_limit: 41_943_040,
      description_limit: 1500,
    },
    translation: { enabled: false },
    vapid: { public_key: 'BDhH' },
  },
  registrations: { enabled: false, approval_required: true, message: null, min_age: null },
  contact: { email: '' },
  rules: [],
};

test('convertInstanceV2: reads the document of GoToSocial 0.20, including polls and editing', () => {
  const parsed = parseLenient(instanceV2, gotosocialV2);
  expect(parsed.issues).toEqual([]);
  const info = readInstanceInfo(
    { software: { name: 'gotosocial', version: '0.20.0-snap' } },
    convertInstanceV2(parsed.value ?? {}, parseLenient(instance, gotosocialV1).value),
  );
  expect(info).toMatchObject({
    textLimit: 5000,
    fileLimit: 6,
    vapidPublicKey: 'BDhH',
    pollLimits: { maxOptions: 6, maxOptionChars: 50, maxExpiration: 2_629_746 },
    counting: { unit: 'codePoints', charactersPerUrl: 25 },
  });
  for (const capability of ['polls', 'editing', 'streaming', 'filtersV2', 'scheduling'] as const)
    expect([capability, can(capability, info.serverInfo)]).toEqual([capability, true]);
});
