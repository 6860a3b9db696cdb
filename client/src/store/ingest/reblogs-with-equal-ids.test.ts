import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { conversation } from '@rookery/contract/schemas/conversation.ts';
import { notification } from '@rookery/contract/schemas/notification.ts';
import { serverStatusId } from '@rookery/contract/schemas/reblog-id.ts';
import { status } from '@rookery/contract/schemas/status.ts';
import { parseFrame, serialiseFrame } from '@rookery/contract/stream.ts';
import { compareIds } from '#lib/compare-ids.ts';
import { createTables, type Tables } from '../tables.ts';
import { apiAccount, apiStatus } from '../testing/api-samples.ts';
import { ingestNotification } from './ingest-notification.ts';
import { ingestStatus } from './ingest-status.ts';

const id = '1732845678d41d8cd98f00b204e9800998ecf8427e';
const text = '<p>By the author</p>';

/** A status as snac sends it. */
const original = (content = text) => apiStatus(id, { account: apiAccount('author'), content });

/** The reblog of this status as snac sends it: with the same id and without a text. */
const reblog = (content = text) =>
  apiStatus(id, { account: apiAccount('booster'), content: '', reblog: original(content) });

/** A status whose text names its author. */
const by = (account: string, hasText = true) =>
  apiStatus(id, { account: apiAccount(account), content: hasText ? account : '' });

/**
 * Functions that ingest a status within each kind of response that contains statuses, and return
 * its id.
 */
const answers: Record<string, (tables: Tables, wire: unknown) => string | undefined> = {
  'a timeline': (tables, wire) => ingest(tables, parseLenient(status, wire).value),
  'a notification': (tables, wire) => {
    const { value } = parseLenient(notification, {
      id: 'n',
      type: 'reblog',
      account: apiAccount('booster'),
      status: wire,
    });
    if (value) ingestNotification(tables, value, contextOf(tables));
    return tables.notifications.get('n')?.statusId;
  },
  'the stream': (tables, wire) => {
    const { event } = parseFrame(serialiseFrame('update', wire));
    return ingest(tables, event?.event === 'update' ? event.status : undefined);
  },
  'a conversation': (tables, wire) => {
    const { value } = parseLenient(conversation, { id: 'c', accounts: [], last_status: wire });
    return ingest(tables, value?.last_status);
  },
};

function contextOf(tables: Tables) {
  return { requestedAt: tables.hub.next(), viewerId: 'me' };
}

function ingest(
  tables: Tables,
  wire: Parameters<typeof ingestStatus>[1] | null | undefined,
): string | undefined {
  return wire ? ingestStatus(tables, wire, contextOf(tables)) : undefined;
}

const orders = [
  { order: 'the reblog first', wires: [reblog(), original()] },
  { order: 'the reblog last', wires: [original(), reblog()] },
];

describe('status: a reblog with the id of its status', () => {
  test.each(Object.keys(answers).flatMap((place) => orders.map((entry) => ({ place, ...entry }))))(
    'in $place, $order: is a row of its own that shows the author’s',
    ({ place, wires }) => {
      const tables = createTables();
      const ids = wires.map((wire) => answers[place]?.(tables, wire));
      const entry = ids[wires.findIndex((wire) => wire.reblog)] ?? '';
      expect(entry).not.toBe(id);
      expect(tables.statuses.get(entry)).toMatchObject({ accountId: 'booster', reblogId: id });
      expect(tables.statuses.get(id)).toMatchObject({ accountId: 'author', content: text });
      expect(tables.statuses.get(id)?.reblogId).toBeUndefined();
      expect(ids).toContain(id);
    },
  );

  test('sorts above its status and names the server’s id in requests', () => {
    const entry = ingest(createTables(), parseLenient(status, reblog()).value) ?? '';
    expect(compareIds(entry, id)).toBeGreaterThan(0);
    expect(serverStatusId(entry)).toBe(id);
    expect(serverStatusId(id)).toBe(id);
  });
});

describe('ingestStatus: one id for two accounts', () => {
  test('never shows a text under the name of somebody else', () => {
    const author = fc.constantFrom('author', 'booster', 'third');
    const wires = fc.array(fc.record({ author, isReblog: fc.boolean(), hasText: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(wires, (sequence) => {
        const tables = createTables();
        for (const { author: account, isReblog, hasText } of sequence) {
          const { content: _, ...bare } = by(account, hasText);
          const inner = hasText ? by(account) : bare;
          const wire = isReblog ? { ...by('booster', false), reblog: inner } : inner;
          ingest(tables, parseLenient(status, wire).value);
          for (const key of tables.statuses.keys()) {
            const row = tables.statuses.get(key);
            if (row?.content) expect(row.accountId).toBe(row.content);
          }
        }
      }),
    );
  });
});
