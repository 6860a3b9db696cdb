import { expect, test } from 'vitest';
import { createTables } from '../tables.ts';
import { apiEmoji, apiStatus } from '../testing/api-samples.ts';
import { ingestAnnouncement } from './ingest-announcement.ts';
import { ingestList } from './ingest-list.ts';
import { ingestNotification } from './ingest-notification.ts';
import { ingestPoll } from './ingest-poll.ts';
import { ingestRelationship } from './ingest-relationship.ts';

const tables = createTables();
const asMember = { requestedAt: 1, viewerId: 'me' };

const emojiRow = { shortcode: 'hehe', url: apiEmoji.url, staticUrl: apiEmoji.static_url };

test('toRelationshipRow: maps every field [R-ENT-017..019]', () => {
  const wire = {
    id: 'b',
    following: true,
    followed_by: false,
    blocking: false,
    blocked_by: true,
    muting: true,
    muting_notifications: true,
    requested: false,
    requested_by: true,
    subscribing: true,
    showing_reblogs: false,
    domain_blocking: true,
    note: 'owes me a book',
  };
  ingestRelationship(tables, wire, asMember);
  expect(tables.relationships.get('b')).toEqual({
    id: 'b',
    following: true,
    followedBy: false,
    blocking: false,
    blockedBy: true,
    muting: true,
    requested: false,
    requestedBy: true,
    subscribing: true,
    showingReblogs: false,
    domainBlocking: true,
    note: 'owes me a book',
  });
});

test('ingestPoll: maps every field [R-ENT-040 R-ENT-041]', () => {
  const wire = {
    id: 'p',
    options: [{ title: 'Red :hehe:', votes_count: 2 }],
    votes_count: 2,
    voters_count: 1,
    expires_at: '2026-03-01T00:00:00.000Z',
    expired: false,
    multiple: true,
    voted: true,
    own_votes: [0],
    emojis: [apiEmoji],
  };
  ingestPoll(tables, wire, asMember);
  expect(tables.polls.get('p')).toEqual({
    id: 'p',
    options: [{ title: 'Red :hehe:', votesCount: 2 }],
    votesCount: 2,
    votersCount: 1,
    expiresAt: '2026-03-01T00:00:00.000Z',
    expired: false,
    multiple: true,
    emojis: [emojiRow],
  });
  expect(tables.pollViewers.get('p')).toEqual({ id: 'p', voted: true, ownVotes: [0] });
});

test('ingestNotification: maps every field [R-ENT-043..047]', () => {
  const wire = {
    id: '7',
    type: 'pleroma:emoji_reaction',
    account: { id: 'b' },
    target: { id: 'c' },
    status: apiStatus('s'),
    created_at: '2026-01-01T00:00:00.000Z',
    emoji: ':hehe:',
    emoji_url: 'https://x.example/h.gif',
    pleroma: { is_seen: true, is_muted: false },
  };
  ingestNotification(tables, wire, asMember);
  expect(tables.notifications.get('7')).toEqual({
    id: '7',
    type: 'pleroma:emoji_reaction',
    accountId: 'b',
    targetId: 'c',
    statusId: 's',
    createdAt: '2026-01-01T00:00:00.000Z',
    emoji: ':hehe:',
    emojiUrl: 'https://x.example/h.gif',
    isSeen: true,
    isMuted: false,
  });
});

test('ingestAnnouncement and ingestList: map every field [R-ENT-049 R-ENT-051]', () => {
  const wire = {
    id: '1',
    content: '<p>News</p>',
    starts_at: null,
    ends_at: '2026-03-01T00:00:00.000Z',
    published_at: '2026-01-01T00:00:00.000Z',
    all_day: true,
    read: false,
    emojis: [apiEmoji],
    pleroma: { raw_content: 'News' },
  };
  ingestAnnouncement(tables, wire, asMember);
  expect(tables.announcements.get('1')).toEqual({
    id: '1',
    content: '<p>News</p>',
    rawContent: 'News',
    startsAt: null,
    endsAt: '2026-03-01T00:00:00.000Z',
    publishedAt: '2026-01-01T00:00:00.000Z',
    allDay: true,
    read: false,
    emojis: [emojiRow],
  });
  ingestList(tables, { id: '3', title: 'Pals', replies_policy: 'list' }, asMember);
  expect(tables.lists.get('3')).toEqual({ id: '3', title: 'Pals', writtenTitle: 'Pals' });
});
