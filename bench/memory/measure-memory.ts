import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { status } from '@rookery/contract/schemas/status.ts';
import { ingestStatuses } from '@rookery/client/store/ingest/ingest-status.ts';
import { shareSubstring, shareText } from '@rookery/client/store/ingest/share-text.ts';
import { createTables } from '@rookery/client/store/tables.ts';
import { wireAccount, wireEmoji, wireStatus } from '@rookery/client/store/testing/api-samples.ts';
import { omitUndefined } from '@rookery/client/lib/omit-undefined.ts';
import { figure, limitedFigure, requiredCount, type Figure } from '../measure.ts';
import { isCompact } from './is-compact.ts';
import { heapBytesOf } from './heap-bytes-of.ts';

const statuses = 1_000;
const texts = 10_000;
const name = 'a display name that every status repeats';
const content = `<p>${'Some words. '.repeat(100)}</p>`;

/** An id as long as those of real servers. */
function idOf(index: number): string {
  return `AzKO03jBA7wqpi${String(index).padStart(4, '0')}`;
}

function statusJson(index: number): string {
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

function readStatuses(): unknown {
  const tables = createTables();
  for (let index = 0; index < statuses; index += 1) {
    const { value } = parseLenient(status, JSON.parse(statusJson(index)));
    if (value !== undefined)
      ingestStatuses(tables, [value], { requestedAt: index, viewerId: 'me' });
  }
  return tables;
}

/** Copies a text into a separate string, as if it came from a server. */
function copyText(text: string): string {
  const value: unknown = JSON.parse(JSON.stringify(text));
  return String(value);
}

/** Returns the bytes per text for `count` texts that `create` returns. */
function bytesOfEach(count: number, create: (index: number) => unknown): number {
  return heapBytesOf(() => Array.from({ length: count }, (_, index) => create(index))) / count;
}

function isPresentCompact(): boolean {
  const fields = Array.from({ length: 40 }, (_, index) => [
    `field${index}`,
    index % 4 || undefined,
  ]);
  return isCompact(omitUndefined<Partial<Record<string, number>>>(Object.fromEntries(fields)));
}

/**
 * Measures the heap size of rows; the counts show whether V8 still uses its compact
 * representations.
 */
export function measureMemory(): Promise<readonly Figure[]> {
  const separate = bytesOfEach(texts, () => copyText(name));
  const shared = bytesOfEach(texts, () => shareText(copyText(name)));
  const excerpt = content.slice(3, -4);
  const copied = bytesOfEach(1_000, () => copyText(excerpt));
  const substring = bytesOfEach(1_000, () => shareSubstring(content, copyText(excerpt)));
  return Promise.resolve([
    limitedFigure('one status', heapBytesOf(readStatuses) / statuses / 1_024, 'KB', 2),
    figure('repeated text, shared, to a copy', shared / separate, '×'),
    figure('text within another, shared, to a copy', substring / copied, '×'),
    requiredCount('object without absent fields is compact', Number(isPresentCompact()), 1),
  ]);
}
