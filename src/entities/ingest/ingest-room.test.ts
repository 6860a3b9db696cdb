import { expect, test } from 'vitest';
import { read } from '#contract/lenient.ts';
import { status } from '#contract/schemas/status.ts';
import { roomOf } from '#lib/testing/room-of.ts';
import { createTables } from '../tables.ts';
import { wireAccount, wireEmoji, wireStatus } from '../testing/wire.ts';
import { ingestStatuses } from './ingest-status.ts';

const pageSize = 20;
const pages = 50;

/* As long an id as servers give. */
function idOf(index: number): string {
  return `AzKO03jBA7wqpi${String(index).padStart(4, '0')}`;
}

function answer(index: number): string {
  const account = wireAccount(idOf(index % 30), { emojis: [wireEmoji] });
  const wire = wireStatus(idOf(index), {
    account,
    uri: `https://example.org/objects/${idOf(index)}`,
    mentions: [
      { id: idOf(1), acct: 'user1', username: 'user1', url: 'https://example.org/users/1' },
    ],
    in_reply_to_id: idOf(index - 1),
    in_reply_to_account_id: account.id,
    language: 'en',
    pleroma: {
      local: true,
      content: { 'text/plain': `Status ${idOf(index)}` },
      spoiler_text: { 'text/plain': '' },
      conversation_id: 7,
      emoji_reactions: [],
    },
  });
  return JSON.stringify(wire);
}

test('a status that was read takes little more room than its own words and numbers', () => {
  const tables = createTables();
  const room = roomOf(() => {
    for (let page = 0; page < pages; page += 1) {
      const wires = Array.from({ length: pageSize }, (_, index) => {
        const { value } = read(status, JSON.parse(answer(page * pageSize + index)));
        return value === undefined ? [] : [value];
      });
      ingestStatuses(tables, wires.flat(), { askedAt: page, viewerId: 'me' });
    }
    return tables;
  });
  expect(tables.statuses.size).toBe(pages * pageSize);
  expect(room / tables.statuses.size).toBeLessThan(2_000);
});
