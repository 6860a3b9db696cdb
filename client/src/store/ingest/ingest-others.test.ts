import { describe, expect, test } from 'vitest';
import { createTables } from '../tables.ts';
import { apiAccount, apiNotification, apiStatus } from '../testing/api-samples.ts';
import { ingestAnnouncement, ingestAnnouncements } from './ingest-announcement.ts';
import { ingestList, ingestListMembers, ingestLists } from './ingest-list.ts';
import { ingestNotification } from './ingest-notification.ts';
import { ingestStatus } from './ingest-status.ts';
import { ingestRelationship } from './ingest-relationship.ts';

function setUp() {
  const tables = createTables();
  return { tables, asMember: () => ({ requestedAt: tables.hub.next(), viewerId: 'me' }) };
}

describe('ingestNotification', () => {
  test('ingests the status and the accounts of a notification', () => {
    const { tables, asMember } = setUp();
    const move = apiNotification('9', { type: 'move', target: apiAccount('n'), status: null });
    expect(ingestNotification(tables, apiNotification('10'), asMember())).toBe('10');
    expect(ingestNotification(tables, move, asMember())).toBe('9');
    expect(tables.notifications.get('10')).toMatchObject({
      type: 'favourite',
      accountId: 'b',
      statusId: 's1',
      isSeen: false,
    });
    expect(tables.notifications.get('9')).toMatchObject({ targetId: 'n' });
    expect(tables.statuses.get('s1')).toBeDefined();
  });

  test('keeps a notification marked as seen when the response to an earlier request arrives', () => {
    const { tables, asMember } = setUp();
    ingestNotification(tables, apiNotification('10'), asMember());
    const early = asMember();
    tables.notifications.merge({ id: '10', isSeen: true }, tables.hub.next());
    ingestNotification(tables, apiNotification('10'), early);
    expect(tables.notifications.get('10')?.isSeen).toBe(true);
  });

  test('stores a notification of an unknown type', () => {
    const { tables, asMember } = setUp();
    const wire = apiNotification('11', { type: 'bite', status: apiStatus('s2') });
    ingestNotification(tables, wire, asMember());
    expect(tables.notifications.get('11')?.type).toBe('bite');
  });

  const me = { id: 'me', username: 'mira', acct: 'mira' };
  const other = { id: 'other', username: 'jun', acct: 'jun' };
  const crowd = Array.from({ length: 900 }, (_, index) => ({ ...other, id: `m${index}` }));

  test.each([
    ['mentions nobody', { mentions: [], in_reply_to_account_id: null }, 'status'],
    ['mentions somebody else', { mentions: [other], in_reply_to_account_id: null }, 'status'],
    ['replies to somebody else', { mentions: [other], in_reply_to_account_id: 'other' }, 'status'],
    ['mentions the viewer', { mentions: [other, me] }, 'mention'],
    ['mentions the viewer after 900 others', { mentions: [...crowd, me] }, 'mention'],
    ['replies to the viewer', { mentions: [], in_reply_to_account_id: 'me' }, 'mention'],
    ['lacks its mentions', {}, 'mention'],
  ])(
    'ingestNotification: gives a mention whose status %s the type %s [R-NOTIF-029]',
    (_, fields, type) => {
      const { tables, asMember } = setUp();
      const { mentions: _mentions, ...status } = apiStatus('s2');
      const wire = apiNotification('12', { type: 'mention', status: { ...status, ...fields } });
      ingestNotification(tables, wire, asMember());
      expect(tables.notifications.get('12')?.type).toBe(type);
    },
  );

  test('ingestNotification: keeps the type of notifications that are no mentions, and of mentions without a status', () => {
    const { tables, asMember } = setUp();
    for (const [id, type] of [
      ['13', 'favourite'],
      ['14', 'quote'],
    ] as const)
      ingestNotification(
        tables,
        apiNotification(id, { type, status: apiStatus('s3', { mentions: [] }) }),
        asMember(),
      );
    ingestNotification(
      tables,
      apiNotification('15', { type: 'mention', status: null }),
      asMember(),
    );
    expect(['13', '14', '15'].map((id) => tables.notifications.get(id)?.type)).toEqual([
      'favourite',
      'quote',
      'mention',
    ]);
  });
});

test('ingestLists: removes a list that was deleted on the server', () => {
  const { tables, asMember } = setUp();
  ingestLists(
    tables,
    [
      { id: '1', title: 'Friends' },
      { id: '2', title: 'Work' },
    ],
    asMember(),
  );
  tables.lists.merge({ id: '1', accountIds: ['a'] });
  expect(ingestLists(tables, [{ id: '1', title: 'Pals' }], asMember())).toEqual(['1']);
  expect(tables.lists.get('1')).toEqual({
    id: '1',
    title: 'Pals',
    writtenTitle: 'Pals',
    accountIds: ['a'],
  });
  expect(tables.lists.get('2')).toBeUndefined();
});

test('ingestList and ingestListMembers: merge title and members in any order [R-LIST-010]', () => {
  const { tables, asMember } = setUp();
  expect(ingestListMembers(tables, '1', [apiAccount('a'), apiAccount('b')], asMember())).toEqual([
    'a',
    'b',
  ]);
  ingestList(tables, { id: '1', title: 'Friends' }, asMember());
  expect(tables.lists.get('1')).toEqual({
    id: '1',
    title: 'Friends',
    writtenTitle: 'Friends',
    accountIds: ['a', 'b'],
  });
  expect(tables.accounts.get('b')?.id).toBe('b');
});

describe('ingestAnnouncements', () => {
  test('marks announcements that only staff get as inactive [R-ENT-050 R-ANN-009]', () => {
    const { tables, asMember } = setUp();
    ingestAnnouncement(tables, { id: '1', content: 'Hi', read: false }, asMember());
    ingestAnnouncements(
      tables,
      [
        { id: '1', pleroma: { raw_content: 'Hi' } },
        { id: '2', content: 'Later' },
      ],
      asMember(),
      'staff',
    );
    ingestAnnouncements(tables, [{ id: '1', content: 'Hi', read: true }], asMember());
    expect(tables.announcements.get('1')).toMatchObject({
      inactive: false,
      read: true,
      rawContent: 'Hi',
    });
    expect(tables.announcements.get('2')?.inactive).toBe(true);
    ingestAnnouncements(tables, [{ id: '2' }], asMember(), 'staff');
    expect([...tables.announcements.keys()]).toEqual(['2']);
  });

  test('marks announcements for everybody as active, even if staff got them first [R-ANN-009]', () => {
    const { tables, asMember } = setUp();
    const asEverybody = asMember();
    ingestAnnouncements(tables, [{ id: '1' }, { id: '2' }], asMember(), 'staff');
    ingestAnnouncements(tables, [{ id: '1' }], asEverybody);
    expect(tables.announcements.get('1')?.inactive).toBe(false);
    expect(tables.announcements.get('2')?.inactive).toBe(true);
  });
});

describe('ingest: viewer data', () => {
  test('is stored in rows of its own, apart from accounts, statuses and tags [R-ENT-002]', () => {
    const { tables, asMember } = setUp();
    const flags = { blocking: true, muting: true, following: true, followed_by: true };
    ingestRelationship(tables, { id: 'b', ...flags, domain_blocking: true }, asMember());
    ingestStatus(tables, apiStatus('1', { pinned: true }), asMember());
    expect(tables.relationships.get('b')).toMatchObject({
      blocking: true,
      muting: true,
      following: true,
      followedBy: true,
      domainBlocking: true,
    });
    expect(tables.statusViewers.get('1')).toMatchObject({ pinned: true });
  });
});
