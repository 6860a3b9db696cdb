import { describe, expect, test } from 'vitest';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { status } from '@rookery/contract/schemas/status.ts';
import { createTables } from '../tables.ts';
import { apiAccount, apiPoll, apiStatus } from '../testing/api-samples.ts';
import { ingestAccount, ingestAccounts } from './ingest-account.ts';
import { ingestPoll } from './ingest-poll.ts';
import { ingestRelationships, ingestRelationshipsUpdate } from './ingest-relationship.ts';
import { ingestStatus, ingestStatuses } from './ingest-status.ts';

function setUp() {
  const tables = createTables();
  const asMember = () => ({ requestedAt: tables.hub.next(), viewerId: 'me' });
  const asVisitor = () => ({ requestedAt: tables.hub.next(), viewerId: null });
  return { tables, asMember, asVisitor };
}

describe('ingestStatus', () => {
  test('stores a reblog, its status, the quote, the poll and the accounts as linked rows [R-ENT-020 R-ENT-030 R-ENT-031]', () => {
    const { tables, asMember } = setUp();
    const quoted = apiStatus('q', { account: apiAccount('c') });
    const inner = apiStatus('o', {
      account: apiAccount('b'),
      poll: apiPoll('p'),
      quote: quoted,
    });
    const id = ingestStatus(tables, apiStatus('r', { reblog: inner }), asMember());
    expect(id).toBe('r');
    expect(tables.statuses.get('r')).toMatchObject({ accountId: 'a', reblogId: 'o' });
    expect(tables.statuses.get('o')).toMatchObject({ accountId: 'b', quoteId: 'q', pollId: 'p' });
    expect(tables.statuses.get('q')).toMatchObject({ accountId: 'c', conversationId: '7' });
    expect(tables.polls.get('p')?.options?.[1]).toEqual({ title: 'Blue', votesCount: 2 });
    expect(tables.accounts.size).toBe(3);
  });

  test('stores the plain text and content type that Akkoma sends', () => {
    const { tables, asMember } = setUp();
    const wire = apiStatus('1', {
      akkoma: { source: { content: '$[x2 hi]', mediaType: 'text/x.misskeymarkdown' } },
      pleroma: { content: { 'text/plain': 'hi' }, in_reply_to_account_acct: 'bob' },
      in_reply_to_id: '0',
    });
    ingestStatus(tables, wire, asMember());
    expect(tables.statuses.get('1')).toMatchObject({
      plainText: 'hi',
      contentType: 'text/x.misskeymarkdown',
      inReplyToAcct: 'bob',
      inReplyToId: '0',
    });
  });

  test('reads a quote that Pleroma sends under `pleroma`, and a Mastodon status without these fields', () => {
    const { tables, asMember } = setUp();
    const quoting = apiStatus('1', { quote: null, pleroma: { quote: apiStatus('q') } });
    const { pleroma: _, quote: __, ...plain } = apiStatus('2', { account: { id: 'm' } });
    ingestStatuses(tables, [quoting, plain], asMember());
    expect(tables.statuses.get('1')?.quoteId).toBe('q');
    expect(tables.statuses.get('q')).toBeDefined();
    expect(tables.statuses.get('2')?.content).toBe('<p>Status 2</p>');
    expect(tables.statuses.get('2')?.isLocal).toBeUndefined();
  });

  test('stops at the maximum depth of statuses within statuses', () => {
    const { tables, asMember } = setUp();
    let wire: unknown = apiStatus('0');
    for (let level = 1; level < 20; level += 1) {
      wire = { ...apiStatus(String(level)), reblog: wire };
    }
    const { value } = parseLenient(status, wire);
    if (value) ingestStatus(tables, value, asMember());
    const itself = apiStatus('x', { reblog: apiStatus('x') });
    ingestStatus(tables, itself, asMember());
    expect(tables.statuses.get('x')).toBeDefined();
    expect(tables.statuses.size).toBeLessThan(10);
  });

  test('truncates overlong texts and lists', () => {
    const { tables, asMember } = setUp();
    const mentions = Array.from({ length: 5_000 }, (_, n) => ({ id: `m${n}`, acct: `m${n}` }));
    const account = apiAccount('a', { display_name: 'x'.repeat(1_000_000) });
    ingestStatus(tables, apiStatus('1', { mentions, account }), asMember());
    expect(tables.statuses.get('1')?.mentions?.length).toBeLessThan(500);
    expect(tables.accounts.size).toBeLessThan(500);
    expect(tables.accounts.get('a')?.displayName?.length).toBeLessThan(2_000);
  });
});

describe('ingest: keeps known data [R-ENT-058]', () => {
  test('if a status is sent again as a quote, with a null quote of its own', () => {
    const { tables, asMember } = setUp();
    ingestStatus(tables, apiStatus('1', { quote: apiStatus('q') }), asMember());
    ingestStatus(tables, apiStatus('2', { quote: apiStatus('1', { quote: null }) }), asMember());
    expect(tables.statuses.get('1')?.quoteId).toBe('q');
  });

  test('if a known account is mentioned, since a mention has only four fields', () => {
    const { tables, asMember } = setUp();
    ingestAccount(tables, apiAccount('b'), asMember());
    const before = tables.accounts.get('b');
    const mentions = [{ id: 'b', acct: 'other', username: 'other', url: 'https://x.example' }];
    ingestStatus(tables, apiStatus('1', { mentions }), asMember());
    expect(tables.accounts.get('b')).toBe(before);
  });

  test('if the account is sent again with an empty relationship', () => {
    const { tables, asMember } = setUp();
    ingestRelationships(tables, [{ id: 'a', following: true, note: 'hm' }], asMember());
    ingestAccounts(tables, [apiAccount('a')], asMember());
    expect(tables.relationships.get('a')).toEqual({ id: 'a', following: true, note: 'hm' });
    const response = apiAccount('a', { pleroma: { relationship: { id: 'a', following: false } } });
    ingestAccount(tables, response, asMember());
    expect(tables.relationships.get('a')).toEqual({ id: 'a', following: false, note: 'hm' });
  });

  test('if the viewer’s account is sent again as others see it', () => {
    const { tables, asMember } = setUp();
    const own = apiAccount('me', {
      source: { note: 'raw', privacy: 'private', pleroma: { show_role: true } },
      follow_requests_count: 4,
    });
    ingestAccount(tables, own, asMember());
    ingestAccount(tables, apiAccount('me', { source: { note: 'raw' } }), asMember());
    expect(tables.accounts.get('me')).toMatchObject({
      source: { note: 'raw', privacy: 'private', showRole: true },
      followRequestsCount: 4,
    });
  });

  test('if a poll is sent again without votes, or with hidden counts', () => {
    const { tables, asMember, asVisitor } = setUp();
    ingestPoll(tables, apiPoll('p', { voted: true, own_votes: [1] }), asMember());
    const { voted: _, own_votes: __, ...anonymous } = apiPoll('p', { votes_count: 9 });
    ingestPoll(tables, anonymous, asVisitor());
    expect(tables.pollViewers.get('p')).toEqual({ id: 'p', voted: true, ownVotes: [1] });
    expect(tables.polls.get('p')?.votesCount).toBe(9);
    const hidden = [{ title: 'Red', votes_count: null }, { title: 'Blue' }];
    ingestPoll(tables, { id: 'p', options: hidden }, asMember());
    expect(tables.polls.get('p')?.options).toEqual([
      { title: 'Red', votesCount: 1 },
      { title: 'Blue', votesCount: 2 },
    ]);
  });

  test('if a status is sent again without its card, except after an edit', () => {
    const { tables, asMember } = setUp();
    const card = { url: 'https://x.example', title: 'X' };
    ingestStatus(tables, apiStatus('1', { card, poll: apiPoll('p') }), asMember());
    ingestStatus(tables, apiStatus('1'), asMember());
    expect(tables.statuses.get('1')?.card?.title).toBe('X');
    ingestStatus(tables, apiStatus('1', { edited_at: '2026-02-02T00:00:00.000Z' }), asMember());
    expect(tables.statuses.get('1')).toMatchObject({ card: null, pollId: null });
  });
});

describe('ingestStatus: viewer data', () => {
  test('is not written by a response made for a visitor', () => {
    const { tables, asMember, asVisitor } = setUp();
    const reactions = [{ name: '🔥', count: 2, me: true }];
    const wire = apiStatus('1', { favourited: true, emoji_reactions: reactions });
    ingestStatus(tables, wire, asMember());
    const anonymous = [{ name: '🔥', count: 3, me: false }];
    const answer = apiStatus('1', { favourites_count: 9, emoji_reactions: anonymous });
    ingestStatus(tables, answer, asVisitor());
    ingestRelationships(tables, [{ id: 'a', following: true }], asVisitor());
    expect(tables.statusViewers.get('1')).toMatchObject({
      favourited: true,
      viewerReactions: ['🔥'],
    });
    expect(tables.statuses.get('1')?.favouritesCount).toBe(9);
    expect(tables.statuses.get('1')?.reactions?.[0]?.count).toBe(3);
    expect(tables.relationships.size).toBe(0);
  });

  test('includes follows reported by the stream', () => {
    const { tables, asMember } = setUp();
    ingestAccounts(tables, [apiAccount('me'), apiAccount('b')], asMember());
    const follower = { id: 'me', follower_count: 1, following_count: 8 };
    const following = { id: 'b', follower_count: 5, following_count: 0 };
    const sendUpdate = (state: 'follow_pending' | 'follow_accept' | 'unfollow') =>
      ingestRelationshipsUpdate(tables, { state, follower, following }, tables.hub.next(), 'me');
    sendUpdate('follow_pending');
    expect(tables.relationships.get('b')).toMatchObject({ following: false, requested: true });
    sendUpdate('follow_accept');
    expect(tables.relationships.get('b')).toMatchObject({ following: true, requested: false });
    expect(tables.accounts.get('b')?.followersCount).toBe(5);
    expect(tables.accounts.get('me')?.followingCount).toBe(8);
    sendUpdate('unfollow');
    expect(tables.relationships.get('b')).toMatchObject({ following: false, requested: false });
  });
});

test('ingestRelationshipsUpdate: ignores a follow without one of its accounts, and for visitors', () => {
  const { tables } = setUp();
  const me = { id: 'me', follower_count: 1, following_count: 1 };
  const state = 'follow_accept';
  ingestRelationshipsUpdate(tables, { state, follower: me }, 1, 'me');
  ingestRelationshipsUpdate(tables, { state, following: me }, 1, 'me');
  ingestRelationshipsUpdate(
    tables,
    { state, follower: me, following: { ...me, id: 'b' } },
    1,
    null,
  );
  expect(tables.relationships.size).toBe(0);
});

test('ingestStatuses: ingests an account that a response repeats only once', () => {
  const { tables, asMember } = setUp();
  let changes = 0;
  tables.accounts.subscribeAll(() => (changes += 1));
  const account = apiAccount('a');
  const later = { ...account, display_name: 'Said later' };
  const both = [apiStatus('1', { account }), apiStatus('2', { account: later })];
  ingestStatuses(tables, both, asMember());
  expect(tables.accounts.get('a')?.displayName).toBe(account.display_name);
  ingestStatuses(tables, [apiStatus('3', { account: later })], asMember());
  expect(tables.accounts.get('a')?.displayName).toBe('Said later');
  expect(changes).toBe(2);
});
