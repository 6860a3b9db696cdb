import { describe, expect, test } from 'vitest';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { createTables } from '../tables.ts';
import { apiEmoji, apiStatus } from '../testing/api-samples.ts';
import { ingestStatus } from './ingest-status.ts';
import { toStatusRow, toStatusViewerRow } from './to-status-row.ts';

const tables = createTables();
const asMember = { requestedAt: 1, viewerId: 'me' };

const emojiRow = { shortcode: 'hehe', url: apiEmoji.url, staticUrl: apiEmoji.static_url };

const status: Status = {
  id: 's',
  account: { id: 'me' },
  uri: 'https://x.example/objects/1',
  url: 'https://x.example/notice/s',
  created_at: '2026-01-01T00:00:00.000Z',
  edited_at: '2026-01-02T00:00:00.000Z',
  content: '<p>Hi</p>',
  spoiler_text: 'cw',
  sensitive: true,
  visibility: 'local',
  language: 'en',
  in_reply_to_id: 'r',
  in_reply_to_account_id: 'b',
  quote_id: 'q',
  media_attachments: [
    {
      id: '5',
      type: 'image',
      url: 'https://x.example/5.png',
      preview_url: 'https://x.example/5p.png',
      remote_url: null,
      description: 'A cat',
      blurhash: 'LEHV6n',
      meta: { original: { width: 4, height: 3 }, focus: { x: 0, y: 1 } },
      pleroma: { mime_type: 'image/png' },
    },
  ],
  mentions: [{ id: 'b', acct: 'bob', username: 'bob', url: 'https://x.example/bob' }],
  tags: [{ name: 'cats', url: 'https://x.example/tag/cats' }],
  emojis: [apiEmoji],
  emoji_reactions: [{ name: '🔥', count: 2, me: true, url: null, account_ids: ['me', 'b'] }],
  card: {
    url: 'https://y.example',
    title: 'Y',
    description: 'why',
    image: null,
    provider_name: 'Y',
  },
  application: { name: 'Web', website: null },
  favourites_count: 1,
  reblogs_count: 2,
  replies_count: 3,
  favourited: true,
  reblogged: false,
  bookmarked: true,
  muted: false,
  pinned: true,
  akkoma: { source: { content: 'Hi', mediaType: 'text/markdown' } },
  pleroma: {
    local: true,
    content: { 'text/plain': 'Hi' },
    spoiler_text: { 'text/plain': 'cw' },
    conversation_id: 12,
    direct_conversation_id: 13,
    in_reply_to_account_acct: 'bob',
    expires_at: null,
    pinned_at: '2026-01-03T00:00:00.000Z',
    thread_muted: true,
    parent_visible: false,
  },
};

describe('toStatusRow and toStatusViewerRow', () => {
  test('map every field [R-ENT-020..024 R-ENT-026..034 R-ENT-039 R-ENT-042]', () => {
    ingestStatus(tables, status, asMember);
    expect(tables.statuses.get('s')).toEqual({
      id: 's',
      accountId: 'me',
      url: 'https://x.example/notice/s',
      createdAt: '2026-01-01T00:00:00.000Z',
      editedAt: '2026-01-02T00:00:00.000Z',
      content: '<p>Hi</p>',
      plainText: 'Hi',
      contentType: 'text/markdown',
      spoilerText: 'cw',
      plainSpoilerText: 'cw',
      visibility: 'local',
      sensitive: true,
      language: 'en',
      inReplyToId: 'r',
      inReplyToAccountId: 'b',
      inReplyToAcct: 'bob',
      parentVisible: false,
      conversationId: '12',
      quoteId: 'q',
      attachments: [
        {
          id: '5',
          type: 'image',
          mimeType: 'image/png',
          url: 'https://x.example/5.png',
          previewUrl: 'https://x.example/5p.png',
          description: 'A cat',
          blurhash: 'LEHV6n',
          size: { width: 4, height: 3 },
          focus: { x: 0, y: 1 },
        },
      ],
      mentions: [{ id: 'b', acct: 'bob', username: 'bob', url: 'https://x.example/bob' }],
      tags: [{ name: 'cats', url: 'https://x.example/tag/cats' }],
      emojis: [emojiRow],
      card: {
        url: 'https://y.example',
        title: 'Y',
        description: 'why',
        image: null,
        providerName: 'Y',
        type: 'link',
      },
      favouritesCount: 1,
      reblogsCount: 2,
      repliesCount: 3,
      reactions: [{ name: '🔥', count: 2, url: null, accountIds: ['me', 'b'] }],
      application: { name: 'Web', website: null },
      isLocal: true,
      expiresAt: null,
    });
  });

  test('put the viewer’s data only into the viewer row [R-ENT-024 R-ENT-025 R-ENT-026]', () => {
    ingestStatus(tables, status, asMember);
    expect(tables.statusViewers.get('s')).toEqual({
      id: 's',
      favourited: true,
      reblogged: false,
      bookmarked: true,
      muted: false,
      threadMuted: true,
      pinned: true,
      viewerReactions: ['🔥'],
    });
  });
});

const isSensitive = (wire: Partial<Status>) =>
  toStatusRow({ id: '1', account: { id: 'a' }, ...wire }, undefined).sensitive;

test('toStatusRow: marks a status without `sensitive` as sensitive if it has the tag or word #nsfw [R-ENT-038]', () => {
  expect(isSensitive({ tags: [{ name: 'NSFW' }] })).toBe(true);
  expect(isSensitive({ content: '<p>A heron #nsfw</p>' })).toBe(true);
  expect(isSensitive({ content: '<p>A heron #nsfwish</p>' })).toBeUndefined();
  expect(isSensitive({ sensitive: false, tags: [{ name: 'nsfw' }] })).toBe(false);
});

test.each<[string, Partial<Status>, boolean | undefined]>([
  ['Mastodon and GoToSocial, where `muted` is about the conversation', { muted: true }, true],
  ['Mastodon and GoToSocial, where `muted` is false', { muted: false }, false],
  [
    'Akkoma, where only the author is muted',
    { muted: true, pleroma: { thread_muted: false } },
    false,
  ],
  [
    'Akkoma, where the conversation is muted',
    { muted: true, pleroma: { thread_muted: true } },
    true,
  ],
  ['any server to a visitor', {}, undefined],
])(
  'toStatusViewerRow: reads whether the conversation is muted from a response of %s',
  (_, fields, expected) => {
    const wire: Status = { id: '1', account: { id: 'jun' }, ...fields };
    expect(toStatusViewerRow(wire).threadMuted).toBe(expected);
  },
);

describe('toStatusViewerRow: filters that match', () => {
  const filtered = [
    {
      filter: { id: '1', title: 'Weather', context: ['home'], filter_action: 'blur' },
      keyword_matches: ['Storm'],
      status_matches: null,
    },
  ];
  const edited = '2026-01-02T03:04:06.000Z';

  test('are stored with the parts of the text that they match', () => {
    expect(toStatusViewerRow(apiStatus('1', { filtered })).filtered).toEqual([
      {
        id: '1',
        title: 'Weather',
        contexts: ['home'],
        action: 'blur',
        expiresAt: null,
        keywords: [{ id: '', text: 'Storm', isWholeWord: false }],
        statuses: [],
      },
    ]);
  });

  test.each([
    ['stay if the response has none', {}, {}, 1],
    ['end if the response has an empty list', { filtered: [] }, {}, 0],
    ['end with an edit after which the response has none', { edited_at: edited }, {}, 0],
    ['stay if the same version is sent again', { edited_at: edited }, { edited_at: edited }, 1],
    ['stay if the edited version matches too', { edited_at: edited, filtered }, {}, 1],
  ])('%s', (_, later, earlier, count) => {
    const fresh = createTables();
    const ingest = (more: object): void =>
      void ingestStatus(fresh, apiStatus('1', more), {
        requestedAt: fresh.hub.next(),
        viewerId: 'me',
      });
    ingest({ filtered, ...earlier });
    ingest(later);
    expect(fresh.statusViewers.get('1')?.filtered).toHaveLength(count);
  });
});
