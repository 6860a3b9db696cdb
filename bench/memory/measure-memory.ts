import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext, runInThisContext } from 'node:vm';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { status } from '@rookery/contract/schemas/status.ts';
import { omitUndefined } from '@rookery/client/lib/omit-undefined.ts';
import { ingestStatuses } from '@rookery/client/store/ingest/ingest-status.ts';
import { shareText } from '@rookery/client/store/ingest/share-text.ts';
import { createTables } from '@rookery/client/store/tables.ts';
import { wireAccount, wireEmoji, wireStatus } from '@rookery/client/store/testing/api-samples.ts';
import { figure, type Figure } from '../measure.ts';
import { median } from '../tools/medians.ts';

const statuses = 1_000;
const texts = 10_000;
const runs = 5;

setFlagsFromString('--expose-gc');
setFlagsFromString('--allow-natives-syntax');
const collect: unknown = runInNewContext('gc');
const hasFastProperties: unknown = runInThisContext('(value) => %HasFastProperties(value)');

function usedHeap(): number {
  if (typeof collect !== 'function') throw new Error('V8 does not expose gc');
  // The first collection may free objects that refer to others, which only a second one collects.
  collect();
  collect();
  return getHeapStatistics().used_heap_size;
}

/**
 * Returns the heap bytes of the result of `make`: the median of several runs, because leftovers of
 * earlier work may be freed during a measurement.
 */
function heapBytesOf(make: () => unknown): number {
  const sizes = Array.from({ length: runs }, () => {
    const before = usedHeap();
    const results = [make()];
    const bytes = usedHeap() - before;
    results.pop();
    return bytes;
  });
  return median(sizes);
}

/** An id as long as those of real servers. */
function idOf(index: number): string {
  return `AzKO03jBA7wqpi${String(index).padStart(4, '0')}`;
}

function readStatuses(): unknown {
  const tables = createTables();
  for (let index = 0; index < statuses; index += 1) {
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
    // As from a server: parsed texts are copies.
    const { value } = parseLenient(status, JSON.parse(JSON.stringify(wire)));
    if (value !== undefined)
      ingestStatuses(tables, [value], { requestedAt: index, viewerId: 'me' });
  }
  return tables;
}

/** Returns the heap bytes of the same display name in many responses. */
function textBytes(read: (text: string) => string): number {
  const json = JSON.stringify('a display name that every status repeats');
  return heapBytesOf(() => Array.from({ length: texts }, () => read(String(JSON.parse(json)))));
}

/** Returns whether V8 stores an object's fields as an array, not as a much larger hash table. */
function isCompact(value: object): boolean {
  if (typeof hasFastProperties !== 'function')
    throw new Error('V8 does not support %HasFastProperties');
  return hasFastProperties(value) === true;
}

/**
 * Measures the heap size of rows; the count shows whether V8 still uses its compact
 * representation.
 */
export function measureMemory(): Promise<readonly Figure[]> {
  const fields = Array.from({ length: 40 }, (_, index) => [
    `field${index}`,
    index % 4 || undefined,
  ]);
  const present = omitUndefined<Partial<Record<string, number>>>(Object.fromEntries(fields));
  const shared = textBytes(shareText) / textBytes((text) => text);
  return Promise.resolve([
    figure('one status', heapBytesOf(readStatuses) / statuses / 1_024, 'KB', { limit: 2 }),
    figure('repeated text, shared, to a copy', shared, '×'),
    figure('object without absent fields is compact', Number(isCompact(present)), '', { must: 1 }),
  ]);
}
