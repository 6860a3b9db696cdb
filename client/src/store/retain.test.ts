import { describe, expect, test } from 'vitest';
import { addPage } from './feed/add-page.ts';
import { createFeed } from './feed/create-feed.ts';
import { addStreamEntries, markLive } from './feed/live-feed.ts';
import { showQueued } from './feed/feed-queue.ts';
import { ingestAccount } from './ingest/ingest-account.ts';
import { ingestNotification } from './ingest/ingest-notification.ts';
import { ingestStatus } from './ingest/ingest-status.ts';
import { createRetention, type RetainedRows } from './retain.ts';
import { createTables } from './tables.ts';
import { pageOf } from './testing/page-of.ts';
import { apiAccount, apiNotification, apiPoll, apiStatus } from './testing/api-samples.ts';

const keepsThird = (): RetainedRows => ({ statuses: ['3'] });

function setUp() {
  const tables = createTables();
  const retainedRoots = new Set<() => RetainedRows>();
  const retention = createRetention(tables, retainedRoots);
  return {
    tables,
    retention,
    retainedRoots,
    asMember: () => ({ requestedAt: tables.hub.next(), viewerId: 'me' }),
    sweepTwice: () => retention.sweep() + retention.sweep(),
  };
}

describe('createRetention: unreachable rows', () => {
  test('are removed at the second sweep, with the rows that only they refer to', () => {
    const { tables, retention, asMember } = setUp();
    ingestStatus(tables, apiStatus('1', { poll: apiPoll('p') }), asMember());
    expect(retention.sweep()).toBe(0);
    expect(retention.unreachableCount).toBe(5);
    expect(retention.sweep()).toBe(5);
    expect(retention.unreachableCount).toBe(0);
    expect([tables.statuses.size, tables.accounts.size, tables.polls.size]).toEqual([0, 0, 0]);
  });
});

describe('createRetention: retained rows', () => {
  test('include what a feed refers to: reblogs, quotes, polls and accounts', () => {
    const { tables, asMember, sweepTwice } = setUp();
    const inner = apiStatus('o', {
      account: apiAccount('b'),
      poll: apiPoll('p'),
      quote: apiStatus('q', { account: apiAccount('c') }),
      mentions: [{ id: 'm', acct: 'm' }],
    });
    ingestStatus(tables, apiStatus('r', { reblog: inner }), asMember());
    tables.feeds.put(addPage(createFeed('home'), pageOf(['r'])));
    expect(sweepTwice()).toBe(0);
    expect(tables.accounts.size).toBe(4);
  });

  test('include what a notification refers to', () => {
    const { tables, asMember, sweepTwice } = setUp();
    ingestNotification(tables, apiNotification('7'), asMember());
    tables.feeds.put(addPage(createFeed('notifications'), pageOf(['7'])));
    expect(sweepTwice()).toBe(0);
    expect(tables.statuses.get('s1')).toBeDefined();
  });

  test('include rows that are subscribed to, have a pending change or are returned by a function in retainedRoots', () => {
    const { tables, retainedRoots, asMember, sweepTwice } = setUp();
    for (const id of ['1', '2', '3']) ingestStatus(tables, apiStatus(id), asMember());
    const unmount = tables.statuses.subscribe('1', () => undefined);
    const settle = tables.statusViewers.patch('2', { favourited: true });
    retainedRoots.add(keepsThird);
    expect(sweepTwice()).toBe(0);
    unmount();
    settle();
    retainedRoots.delete(keepsThird);
    sweepTwice();
    expect(tables.statuses.size).toBe(0);
  });
});

test('createRetention: keeps the accounts that a function in retainedRoots returns', () => {
  const { tables, retainedRoots, asMember, sweepTwice } = setUp();
  ingestAccount(tables, apiAccount('a'), asMember());
  retainedRoots.add(() => ({ accounts: ['a'] }));
  expect(sweepTwice()).toBe(0);
  expect([...tables.accounts.keys()]).toEqual(['a']);
});

test('createRetention: keeps muted and blocked accounts, which any status may mention, but not others', () => {
  const { tables, sweepTwice } = setUp();
  tables.relationships.put({ id: 'muted', muting: true });
  tables.relationships.put({ id: 'blocked', blocking: true });
  tables.relationships.put({ id: 'followed', following: true, muting: false });
  expect(sweepTwice()).toBe(1);
  expect([...tables.relationships.keys()]).toEqual(['muted', 'blocked']);
});

test('createRetention: keeps memory constant over a day of streaming', () => {
  const { tables, retention, asMember } = setUp();
  let feed = markLive(addPage(createFeed('home'), pageOf([])), 0);
  const sizes: number[] = [];
  for (let n = 1; n <= 6_000; n += 1) {
    const account = apiAccount(`a${n}`);
    const id = ingestStatus(tables, apiStatus(String(100_000 + n), { account }), asMember());
    feed = addStreamEntries(feed, [{ id }], { show: n % 2 === 0 });
    if (n % 500 > 0) continue;
    feed = showQueued(feed, true);
    tables.feeds.put(feed);
    retention.sweep();
    sizes.push(tables.statuses.size + tables.accounts.size);
  }
  expect(Math.max(...sizes.slice(-4))).toBeLessThan(2_500);
});
