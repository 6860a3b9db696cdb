import { expect, test } from 'vitest';
import { parseSettings, serialiseSettings } from './account-settings.ts';
import { defaultNotificationPolicy } from './notification-policy.ts';

test('parseSettings: returns the defaults for a new account', () => {
  expect(parseSettings({ settings: '{}' })).toEqual({
    privacy: 'public',
    sensitive: false,
    discoverable: false,
    hide_favorites: true,
    hide_followers: false,
    hide_followers_count: false,
    hide_follows: false,
    hide_follows_count: false,
    avatar_description: '',
    header_description: '',
    no_rich_text: false,
    show_role: true,
    allow_following_move: true,
    permit_followback: false,
    skip_thread_containment: false,
    accepts_direct_messages_from: 'everybody',
    status_ttl_days: null,
    language: 'en',
    block_from_strangers: false,
    hide_notification_contents: false,
    also_known_as: [],
    tags: [],
    password_reset_required: false,
    mascot: null,
    quote_policy: 'public',
    notification_policy: defaultNotificationPolicy,
    attribution_domains: [],
    indexable: false,
    show_media: true,
    show_media_replies: true,
    show_featured: true,
    annual_reports: [],
    settings_store: {},
  });
});

test('serialiseSettings: keeps unchanged settings and adds no defaults', () => {
  const settings = serialiseSettings({ settings: '{"language":"de"}' }, { hide_follows: true });
  expect(JSON.parse(settings)).toEqual({ language: 'de', hide_follows: true });
  expect(parseSettings({ settings })).toMatchObject({ language: 'de', hide_follows: true });
});
