import { expect, test } from 'vitest';
import { createTables } from '#store/tables.ts';
import { apiAccount, apiStatus } from '#store/testing/api-samples.ts';
import { toConversationEntries } from './conversation-entry.ts';

function entriesOf(conversations: Parameters<typeof toConversationEntries>[0]) {
  const tables = createTables();
  const context = { tables, viewerId: 'me', requestedAt: tables.hub.next(), links: {}, issues: [] };
  return { tables, entries: toConversationEntries(conversations, context) };
}

test.each([
  ['one person and the viewer', ['jun', 'me'], ['jun']],
  ['several people', ['jun', 'edda'], ['jun', 'edda']],
  ['the viewer alone', ['me'], []],
  ['nobody', [], []],
])(
  'toConversationEntries: returns the other people of a conversation with %s',
  (_, ids, others) => {
    const accounts = ids.map((id) => apiAccount(id));
    const { tables, entries } = entriesOf([
      { id: 'c1', unread: true, accounts, last_status: apiStatus('s1') },
    ]);
    expect(entries).toEqual([
      { key: 'c1', id: 'c1', isUnread: true, accountIds: others, lastStatusId: 's1' },
    ]);
    expect(tables.statuses.get('s1')).toBeDefined();
    for (const id of ids) expect(tables.accounts.get(id)).toBeDefined();
  },
);

test.each([
  ['null', { last_status: null }],
  ['absent', {}],
])('toConversationEntries: leaves out a conversation whose last status is %s', (_, missing) => {
  const { entries } = entriesOf([
    { id: 'c1', unread: true, accounts: [apiAccount('jun')], ...missing },
    { id: 'c2', last_status: apiStatus('s2') },
  ]);
  expect(entries).toEqual([
    { key: 'c2', id: 'c2', isUnread: false, accountIds: [], lastStatusId: 's2' },
  ]);
});
