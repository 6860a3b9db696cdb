import { expect, test } from 'vitest';
import { createTables } from '../tables.ts';
import { ingestAccount } from './ingest-account.ts';
import { ingestList } from './ingest-list.ts';
import { ingestPoll } from './ingest-poll.ts';
import { toReactionRows } from './to-reaction-rows.ts';
import { toStatusRow } from './to-status-row.ts';

const context = { requestedAt: 1, viewerId: 'me' };

const invisible = [
  '\u200B',
  '\u2060\u2060',
  '\u3164',
  '\u2800 \u2800',
  '\u{E0061}\u{E007F}',
  '\u200E\u200F\u061C',
  '\uFE0F\u{E0100}',
  '\u115F\u1160\uFFA0',
  ' \u00AD\u034F\t',
];

test.each(invisible)(
  'ingestAccount: stores a name of %j, which shows nothing, as empty',
  (name) => {
    const tables = createTables();
    const account = { id: '1', acct: 'ann', display_name: name, fields: [{ name, value: 'x' }] };
    ingestAccount(tables, account, context);
    expect(tables.accounts.get('1')).toMatchObject({ displayName: '', fields: [{ name: '' }] });
    ingestList(tables, { id: '1', title: name }, context);
    expect(tables.lists.get('1')?.title).toBeUndefined();
    ingestPoll(tables, { id: '1', options: [{ title: name, votes_count: 1 }] }, context);
    expect(tables.polls.get('1')?.options?.[0]?.title).toBe('');
    expect(toReactionRows([{ name }, { name: '🦊' }], undefined).map((row) => row.name)).toEqual([
      '🦊',
    ]);
  },
);

test.each(invisible)(
  'toStatusRow: stores a warning, hashtag or card title of %j, which shows nothing, as empty',
  (name) => {
    const wire = {
      id: '1',
      account: { id: '1', acct: 'ann' },
      spoiler_text: name,
      tags: [{ name }, { name: 'heron' }],
      card: { url: 'https://a.example/', title: name },
    };
    const row = toStatusRow(wire, undefined);
    expect(row.spoilerText).toBe('');
    expect(row.tags?.map((tag) => tag.name)).toEqual(['heron']);
    expect(row.card?.title).toBe('');
  },
);

test.each(['Ann', ':blob:', '🦊', '\u200BAnn', '\u06DD', 'ا\u200F'])(
  'ingestAccount: keeps the name %j, which is visible',
  (name) => {
    const tables = createTables();
    ingestAccount(tables, { id: '1', acct: 'ann', display_name: name }, context);
    expect(tables.accounts.get('1')?.displayName).toBe(name);
  },
);
