import { expect, test } from 'vitest';
import { createTables } from '../tables.ts';
import { findMatches } from './find-matches.ts';

test.each(['jun@bücher', 'BÜCHER', 'xn--bcher', 'jun'])(
  'findMatches: finds a post by the address of its author as %s',
  (words) => {
    const tables = createTables();
    tables.accounts.put({ id: 'jun', acct: 'jun@xn--bcher-kva.example', displayName: '' });
    tables.statuses.put({ id: '1', accountId: 'jun', plainText: 'The heron is back' });
    tables.statuses.put({ id: '2', accountId: 'kai', plainText: 'Nothing but rain' });
    expect(findMatches(tables, ['1', '2'], words)).toEqual(['1']);
  },
);
