import { expect, test } from 'vitest';
import { instanceInfo } from './instance-info.ts';

test('without any document the defaults of the specification stand [R-CONST-002 R-CONST-004..007 R-CAP-006]', () => {
  expect(instanceInfo()).toMatchObject({
    textLimit: 5000,
    pollLimits: { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 },
    postFormats: ['text/plain'],
    isPrivate: false,
    isFederating: true,
    federatedTimelineAvailable: true,
  });
});

test('what the server says goes before them [R-CAP-001 R-CAP-005 R-CAP-006 R-CAP-012 R-CAP-014 R-CAP-016 R-CAP-018 R-CAP-020 R-CAP-024 R-CAP-026]', () => {
  const info = instanceInfo(
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

test('a Mastodon server names its limit elsewhere', () => {
  expect(
    instanceInfo(undefined, { configuration: { statuses: { max_characters: 500 } } }).textLimit,
  ).toBe(500);
});
