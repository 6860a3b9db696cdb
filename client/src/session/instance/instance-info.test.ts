import { expect, test } from 'vitest';
import { can } from '#api/capabilities.ts';
import { readInstanceInfo } from './instance-info.ts';

test('readInstanceInfo: uses the required defaults without documents [R-CONST-002 R-CONST-004..007 R-CAP-006]', () => {
  expect(readInstanceInfo()).toMatchObject({
    textLimit: 5000,
    pollLimits: { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 },
    postFormats: ['text/plain'],
    isPrivate: false,
    isFederating: true,
    federatedTimelineAvailable: true,
  });
});

test('readInstanceInfo: prefers the server’s values [R-CAP-001 R-CAP-005 R-CAP-006 R-CAP-012 R-CAP-014 R-CAP-016 R-CAP-018 R-CAP-020 R-CAP-024 R-CAP-026]', () => {
  const info = readInstanceInfo(
    {
      openRegistrations: false,
      software: { name: 'akkoma', version: '3.13.2' },
      metadata: {
        nodeName: 'Harbour',
        private: true,
        pollLimits: { max_options: 20 },
        publicTimelineVisibility: { bubble: false },
        uploadLimits: { general: 16_000_000 },
        federation: { enabled: false },
      },
    },
    {
      title: 'other',
      max_toot_chars: 500,
      approval_required: true,
      avatar_upload_limit: 2,
      pleroma: { vapid_public_key: 'k' },
    },
  );
  expect(info).toMatchObject({
    name: 'Harbour',
    textLimit: 500,
    registrationOpen: false,
    approvalRequired: true,
    isPrivate: true,
    isFederating: false,
    vapidPublicKey: 'k',
    pollLimits: { maxOptions: 20, maxOptionChars: 255 },
    visitorTimelines: { local: true, bubble: false, federated: true },
    uploadLimits: { general: 16_000_000, avatar: 2 },
    software: { name: 'akkoma', version: '3.13.2' },
  });
});

test('readInstanceInfo: reads Mastodon’s limits', () => {
  expect(
    readInstanceInfo(undefined, { configuration: { statuses: { max_characters: 500 } } }).textLimit,
  ).toBe(500);
});

test.each([
  ['akkoma', undefined, { unit: 'graphemes', charactersPerUrl: undefined }],
  /* Pleroma sends this value only because it copies the format of Mastodon's API, and does not
     apply it. */
  ['Pleroma', 23, { unit: 'graphemes', charactersPerUrl: undefined }],
  [undefined, undefined, { unit: 'graphemes', charactersPerUrl: undefined }],
  ['mastodon', 30, { unit: 'codePoints', charactersPerUrl: 30 }],
  ['mastodon', undefined, { unit: 'codePoints', charactersPerUrl: 23 }],
  ['mastodon', -1, { unit: 'codePoints', charactersPerUrl: 23 }],
  ['mastodon', 1e9, { unit: 'codePoints', charactersPerUrl: 1000 }],
  ['gotosocial', 25, { unit: 'codePoints', charactersPerUrl: 25 }],
])(
  'readInstanceInfo: for %s, whose document counts %s characters for a URL, returns the counting rule %o [R-COMP-053]',
  (name, perUrl, counting) => {
    const info = readInstanceInfo(name === undefined ? undefined : { software: { name } }, {
      configuration: {
        statuses: { ...(perUrl !== undefined && { characters_reserved_per_url: perUrl }) },
      },
    });
    expect(info.counting).toEqual(counting);
  },
);

test('readInstanceInfo: reads all information of an instance [R-CAP-007 R-CAP-011 R-CAP-013 R-CAP-015 R-CAP-019 R-CAP-021..023 R-CAP-025 R-CAP-027 R-CAP-028 R-CAP-034]', () => {
  const federation = {
    mrf_policies: ['SimplePolicy', 'KeywordPolicy'],
    mrf_simple: { accept: [], reject: ['bad.example'], media_nsfw: ['loud.example'] },
    mrf_simple_info: { reject: { 'bad.example': { reason: 'spam' } } },
    quarantined_instances: ['far.example'],
    quarantined_instances_info: { quarantined_instances: { 'far.example': { reason: 'rude' } } },
    mrf_keyword: {
      federated_timeline_removal: ['ad'],
      reject: ['spam'],
      replace: [{ pattern: 'cofe', replacement: 'coffee' }],
    },
  };
  const info = readInstanceInfo(
    {
      software: { name: 'akkoma', version: '3.13.2' },
      metadata: {
        suggestions: { enabled: true, web: 'https://who.example/{{user}}' },
        localBubbleInstances: ['harbour.example'],
        accountActivationRequired: true,
        mailerEnabled: true,
        fieldsLimits: { maxFields: 10, maxRemoteFields: 20, nameLength: 512, valueLength: 2048 },
        restrictedNicknames: ['about', 'main'],
        postFormats: ['text/plain', 'text/markdown'],
        federatedTimelineAvailable: false,
        staffAccounts: ['https://rookery.example/users/salma'],
        uploadLimits: { general: 16_000_000.7 },
        federation,
      },
    },
    { approval_required: true, languages: ['en', 'pt'], banner_upload_limit: 4_000_000 },
  );
  expect(info).toMatchObject({
    suggestionsEnabled: true,
    suggestionsWeb: 'https://who.example/{{user}}',
    localBubbleInstances: ['harbour.example'],
    approvalRequired: true,
    activationRequired: true,
    languages: ['en', 'pt'],
    mailerEnabled: true,
    fieldsLimits: { maxFields: 10, maxRemoteFields: 20, nameLength: 512, valueLength: 2048 },
    restrictedNicknames: ['about', 'main'],
    postFormats: ['text/plain', 'text/markdown'],
    federatedTimelineAvailable: false,
    staffAccounts: ['https://rookery.example/users/salma'],
    uploadLimits: { general: 16_000_000, banner: 4_000_000 },
    federation,
  });
});

test('readInstanceInfo: converts features to capabilities [R-CAP-010 R-CAP-017 R-CAP-031 R-CAP-033]', () => {
  const features = [
    'media_proxy',
    'safe_dm_mentions',
    'polls',
    'editing',
    'akkoma:machine_translation',
  ];
  const all = readInstanceInfo({ metadata: { features } }).serverInfo;
  const none = readInstanceInfo({ metadata: { features: [] } }).serverInfo;
  const wanted = [
    'mediaProxy',
    'safeDirectMentions',
    'polls',
    'editing',
    'machineTranslation',
  ] as const;
  for (const capability of wanted) {
    expect([capability, can(capability, all), can(capability, none)]).toEqual([
      capability,
      true,
      false,
    ]);
  }
});

test.each([
  ['mastodon', '4.5.0', undefined, true],
  ['gotosocial', '0.20.0', undefined, false],
  ['akkoma', '3.13.2', undefined, false],
  ['akkoma', '3.13.2', false, false],
  ['akkoma', '3.13.2', true, true],
  ['gotosocial', '0.20.0', true, false],
])(
  'readInstanceInfo: for %s %s, whose document says %s about suggestions, offers suggestions: %s',
  (name, version, enabled, isOffered) => {
    const metadata = enabled === undefined ? {} : { suggestions: { enabled } };
    const info = readInstanceInfo({ software: { name, version }, metadata }, {});
    expect(info.suggestionsEnabled).toBe(isOffered);
  },
);
