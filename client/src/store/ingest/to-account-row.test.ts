import { expect, test } from 'vitest';
import type { Account } from '@rookery/contract/schemas/account.ts';
import { createTables } from '../tables.ts';
import { apiEmoji } from '../testing/api-samples.ts';
import { ingestAccount } from './ingest-account.ts';
import { toAccountRow } from './to-account-row.ts';

const tables = createTables();
const asMember = { requestedAt: 1, viewerId: 'me' };

const emojiRow = { shortcode: 'hehe', url: apiEmoji.url, staticUrl: apiEmoji.static_url };

const account: Account = {
  id: 'me',
  acct: 'ann',
  username: 'ann',
  fqn: 'ann@x.example',
  display_name: 'Ann :hehe:',
  url: 'https://x.example/ann',
  note: '<p>Hi</p>',
  avatar: 'https://x.example/a.png',
  avatar_static: 'https://x.example/as.png',
  header: 'https://x.example/b.png',
  header_static: 'https://x.example/bs.png',
  locked: true,
  bot: false,
  fields: [{ name: 'Site', value: '<a href="https://x.example">x</a>', verified_at: '2026-01-01' }],
  emojis: [apiEmoji],
  created_at: '2026-01-01T00:00:00.000Z',
  last_status_at: '2026-02-01',
  statuses_count: 1,
  followers_count: 2,
  following_count: 3,
  follow_requests_count: 4,
  accepts_direct_messages_from: 'people_i_follow',
  source: {
    note: 'Hi',
    fields: [{ name: 'Site', value: 'https://x.example' }],
    privacy: 'unlisted',
    sensitive: false,
    pleroma: { discoverable: true, no_rich_text: false, show_role: true, actor_type: 'Person' },
  },
  pleroma: {
    ap_id: 'https://x.example/users/ann',
    also_known_as: ['https://old.example/ann'],
    background_image: 'https://x.example/bg.jpg',
    favicon: 'https://x.example/f.png',
    is_admin: true,
    is_moderator: false,
    is_confirmed: true,
    deactivated: false,
    hide_favorites: true,
    hide_followers: true,
    hide_followers_count: false,
    hide_follows: false,
    hide_follows_count: true,
    tags: ['mrf_tag:sandbox'],
    relationship: {},
    allow_following_move: true,
    notification_settings: { block_from_strangers: true, hide_notification_contents: false },
    unread_conversation_count: 5,
    unread_notifications_count: 6,
  },
  akkoma: {
    instance: {
      name: 'x.example',
      favicon: null,
      nodeinfo: { software: { name: 'akkoma', version: '3.13' } },
    },
    permit_followback: true,
    status_ttl_days: 30,
  },
};

test('toAccountRow: maps every field [R-ENT-004 R-ENT-005 R-ENT-007 R-ENT-008 R-ENT-009 R-ENT-010 R-ENT-011 R-ENT-012 R-ENT-013 R-ENT-014 R-ENT-015 R-ENT-016]', () => {
  ingestAccount(tables, account, asMember);
  expect(tables.accounts.get('me')).toEqual({
    id: 'me',
    acct: 'ann',
    username: 'ann',
    displayName: 'Ann :hehe:',
    url: 'https://x.example/ann',
    note: '<p>Hi</p>',
    avatar: 'https://x.example/a.png',
    header: 'https://x.example/b.png',
    backgroundImage: 'https://x.example/bg.jpg',
    locked: true,
    bot: false,
    fields: [
      { name: 'Site', value: '<a href="https://x.example">x</a>', verifiedAt: '2026-01-01' },
    ],
    emojis: [emojiRow],
    createdAt: '2026-01-01T00:00:00.000Z',
    statusesCount: 1,
    followersCount: 2,
    followingCount: 3,
    followRequestsCount: 4,
    acceptsDirectMessagesFrom: 'people_i_follow',
    isAdmin: true,
    isModerator: false,
    isDeactivated: false,
    hideFavorites: true,
    hideFollowers: true,
    hideFollowersCount: false,
    hideFollows: false,
    hideFollowsCount: true,
    allowFollowingMove: true,
    alsoKnownAs: ['https://old.example/ann'],
    favicon: 'https://x.example/f.png',
    instance: { name: 'x.example', favicon: null, softwareName: 'akkoma', softwareVersion: '3.13' },
    permitFollowback: true,
    statusTtlDays: 30,
    tags: ['mrf_tag:sandbox'],
    source: {
      name: 'Ann :hehe:',
      note: 'Hi',
      fields: [{ name: 'Site', value: 'https://x.example' }],
      privacy: 'unlisted',
      sensitive: false,
      discoverable: true,
      noRichText: false,
      showRole: true,
    },
    notificationSettings: { blockFromStrangers: true, hideNotificationContents: false },
    unreadNotificationsCount: 6,
    unreadConversationsCount: 5,
  });
});

test.each([
  [-1, undefined, true],
  [-7, undefined, undefined],
  [1.5, undefined, undefined],
  [1e300, undefined, undefined],
  [0, 0, undefined],
  [41, 41, undefined],
])(
  'toAccountRow: reads the follower and followee counts %j as %j, and sets the flags of hidden counts to %j',
  (wire, known, isHidden) => {
    const row = toAccountRow({ id: '1', followers_count: wire, following_count: wire }, undefined);
    expect(row.followersCount).toBe(known);
    expect(row.followingCount).toBe(known);
    expect(row.hideFollowersCount).toBe(isHidden);
    expect(row.hideFollowsCount).toBe(isHidden);
  },
);

test('toAccountRow: sets isMemorial and isLimited from Mastodon’s `memorial` and `limited`', () => {
  const row = toAccountRow({ id: '1', memorial: true, limited: true }, undefined);
  expect(row).toMatchObject({ isMemorial: true, isLimited: true });
});

test('toAccountRow: reads what a profile of Mastodon 4.6 shows and hides', () => {
  const wire = {
    id: '1',
    hide_collections: true,
    show_media: false,
    show_media_replies: false,
    show_featured: true,
    feature_approval: { current_user: 'denied' },
  };
  expect(toAccountRow(wire, undefined)).toMatchObject({
    hideFollows: true,
    hideFollowers: true,
    showMedia: false,
    showMediaReplies: false,
    showFeatured: true,
    featureApproval: 'denied',
  });
});
