import { expect, test } from 'vitest';
import { createTables } from '../tables.ts';
import { clearUnlistedAccounts } from './ingest-mutes-and-blocks.ts';

test('clearUnlistedAccounts: clears the given flag of all accounts outside the list, and no other flag', () => {
  const tables = createTables();
  for (const id of ['listed', 'unlisted'])
    tables.relationships.merge({ id, muting: true, blocking: true });
  tables.relationships.merge({ id: 'other', following: true });
  const context = { requestedAt: tables.hub.next(), viewerId: 'mira' };
  clearUnlistedAccounts(tables, new Set(['listed']), 'muting', context);
  expect(tables.relationships.get('listed')).toMatchObject({ muting: true, blocking: true });
  expect(tables.relationships.get('unlisted')).toMatchObject({ muting: false, blocking: true });
  expect(tables.relationships.get('other')).toEqual({ id: 'other', following: true });
});
