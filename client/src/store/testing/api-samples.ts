import type { Account } from '@rookery/contract/schemas/account.ts';
import type { Notification } from '@rookery/contract/schemas/notification.ts';
import type { Poll } from '@rookery/contract/schemas/poll.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';

/** A custom emoji with a still image. */
export const apiEmoji = {
  shortcode: 'hehe',
  url: 'https://x.example/h.gif',
  static_url: 'https://x.example/h.png',
};

/** An account as Akkoma sends it within a status, with an empty relationship. */
export function apiAccount(id: string, more: Partial<Account> = {}): Account {
  return {
    id,
    acct: `user${id}`,
    username: `user${id}`,
    display_name: `User ${id}`,
    url: `https://example.org/users/${id}`,
    avatar: `https://example.org/${id}.png`,
    note: '<p>About me</p>',
    followers_count: 3,
    emojis: [],
    fields: [{ name: 'Site', value: 'example.org' }],
    source: { note: 'About me' },
    pleroma: { is_admin: false, relationship: {} },
    ...more,
  };
}

/** A public status as Akkoma sends it to a member. */
export function apiStatus(id: string, more: Partial<Status> = {}): Status {
  return {
    id,
    account: apiAccount('a'),
    content: `<p>Status ${id}</p>`,
    created_at: '2026-01-02T03:04:05.000Z',
    edited_at: null,
    visibility: 'public',
    spoiler_text: '',
    sensitive: false,
    url: `https://example.org/notice/${id}`,
    favourites_count: 2,
    reblogs_count: 1,
    replies_count: 0,
    favourited: false,
    reblogged: false,
    bookmarked: false,
    muted: false,
    pinned: false,
    media_attachments: [],
    mentions: [],
    tags: [],
    emojis: [],
    reblog: null,
    poll: null,
    card: null,
    quote: null,
    pleroma: { local: true, conversation_id: 7, thread_muted: false, emoji_reactions: [] },
    ...more,
  };
}

/** A poll with two options, for a member who has not voted. */
export function apiPoll(id: string, more: Partial<Poll> = {}): Poll {
  return {
    id,
    options: [
      { title: 'Red', votes_count: 1 },
      { title: 'Blue', votes_count: 2 },
    ],
    votes_count: 3,
    voters_count: 3,
    expired: false,
    expires_at: null,
    multiple: false,
    voted: false,
    own_votes: [],
    ...more,
  };
}

/** An unseen favourite notification. */
export function apiNotification(id: string, more: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'favourite',
    account: apiAccount('b'),
    created_at: '2026-01-02T03:04:05.000Z',
    status: apiStatus('s1'),
    pleroma: { is_seen: false, is_muted: false },
    ...more,
  };
}
