import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listOf, parseLenient } from '@rookery/contract/lenient-schema.ts';
import type { Schema } from '@rookery/contract/lenient-schema.ts';
import { account } from '@rookery/contract/schemas/account.ts';
import { notification } from '@rookery/contract/schemas/notification.ts';
import { poll } from '@rookery/contract/schemas/poll.ts';
import { relationship } from '@rookery/contract/schemas/relationship.ts';
import { status } from '@rookery/contract/schemas/status.ts';
import { parseFrame } from '@rookery/contract/stream.ts';
import { corruptVariants } from '@rookery/contract/testing/corrupt-variants.ts';
import { isEqual } from '#lib/is-equal.ts';
import { createTables } from '../tables.ts';
import type { Tables } from '../tables.ts';
import { recordedFrames, recordedEntities } from '../testing/recorded-entities.ts';
import type { RecordedKind } from '../testing/recorded-entities.ts';
import { propertyTestRuns } from '../testing/property-test-runs.ts';
import { ingestAccount } from './ingest-account.ts';
import type { IngestContext } from './ingest-context.ts';
import { ingestNotification } from './ingest-notification.ts';
import { ingestPoll } from './ingest-poll.ts';
import { ingestRelationship } from './ingest-relationship.ts';
import { ingestStatus } from './ingest-status.ts';

/** Parses a list of entities of one kind and ingests the valid ones. Returns their ids. */
type IngestList = (tables: Tables, input: unknown, context: IngestContext) => string[];

function taking<T>(
  schema: Schema<T>,
  ingest: (tables: Tables, wire: T, context: IngestContext) => string,
): IngestList {
  return (tables, input, context) =>
    (parseLenient(listOf(schema), input).value ?? []).map((wire) => ingest(tables, wire, context));
}

const takers: Readonly<Record<RecordedKind, IngestList>> = {
  status: taking(status, ingestStatus),
  notification: taking(notification, ingestNotification),
  account: taking(account, ingestAccount),
  poll: taking(poll, ingestPoll),
  relationship: taking(relationship, (tables, wire, context) => {
    ingestRelationship(tables, wire, context);
    return wire.id;
  }),
};

const things = [...recordedEntities()];
const someThings = fc
  .constantFrom(...things)
  .chain(([kind, all]) =>
    fc
      .array(fc.constantFrom(...all), { minLength: 1, maxLength: 4 })
      .map((list) => ({ kind, list })),
  );

function asViewer(tables: Tables): IngestContext {
  return { requestedAt: tables.hub.next(), viewerId: 'me' };
}

function everyRow(tables: Tables): Map<string, object> {
  const rows = new Map<string, object>();
  for (const [name, table] of Object.entries(tables)) {
    if (!('isWatched' in table)) continue;
    for (const id of table.keys()) {
      const row = table.get(id);
      if (row) rows.set(`${name}/${id}`, row);
    }
  }
  return rows;
}

/** Fields whose absence would make an entity invalid or shorten a list. */
const requiredFields = new Set(
  (
    'id account shortcode name url static_url value title acct username type text/plain ' +
    'mediaType width height x y pleroma'
  ).split(' '),
);

/**
 * Copies a value without some fields, at any depth. `pleroma` itself is never left out: without it, a
 * response is that of Mastodon or GoToSocial, whose `muted` means something else.
 */
function withoutSomeFields(value: unknown, isDropped: () => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSomeFields(item, isDropped));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => requiredFields.has(name) || !isDropped())
      .map(([name, part]) => [name, withoutSomeFields(part, isDropped)]),
  );
}

describe('ingest: recorded responses of a live server', () => {
  test.each(things)('ingests every recorded %s completely', (kind, all) => {
    const tables = createTables();
    expect(takers[kind](tables, all, asViewer(tables))).toHaveLength(all.length);
  });

  test('ingests every recorded frame of the stream', () => {
    const tables = createTables();
    const events = recordedFrames().map((text) => parseFrame(text));
    expect(events.filter(({ fault }) => fault !== undefined)).toEqual([]);
    for (const { event } of events) {
      if (event && 'status' in event) ingestStatus(tables, event.status, asViewer(tables));
      if (event && 'notification' in event) {
        ingestNotification(tables, event.notification, asViewer(tables));
      }
    }
    expect(tables.statuses.size).toBeGreaterThan(10);
  });

  test('changes nothing when ingesting a response twice', () => {
    const tables = createTables();
    for (const [kind, all] of things) takers[kind](tables, all, asViewer(tables));
    const settled = createTables();
    for (const [kind, all] of things) {
      for (const one of all) {
        takers[kind](settled, [one], asViewer(settled));
        const before = everyRow(settled);
        const versions = Object.values(settled).map((table) =>
          'version' in table ? table.version : 0,
        );
        takers[kind](settled, [one], asViewer(settled));
        for (const [key, row] of everyRow(settled)) expect(row).toBe(before.get(key));
        expect(
          Object.values(settled).map((table) => ('version' in table ? table.version : 0)),
        ).toEqual(versions);
      }
    }
  }, 30_000);
});

test('ingest: of a damaged response, throws no error and loses only the damaged parts [R-ENT-057]', () => {
  fc.assert(
    fc.property(
      someThings.chain(({ kind, list }) =>
        corruptVariants(list).map((broken) => ({ kind, list, broken })),
      ),
      ({ kind, list, broken }) => {
        const tables = createTables();
        const ids = new Set(takers[kind](tables, broken, asViewer(tables)));
        if (!Array.isArray(broken)) return;
        for (const item of broken) {
          const whole = list.find((original) => isEqual(original, item));
          if (typeof whole === 'object' && whole !== null && 'id' in whole) {
            expect(ids.has(String(whole.id))).toBe(true);
          }
        }
      },
    ),
    propertyTestRuns(),
  );
}, 600_000);

test('ingest: keeps known fields if a response contains less [R-ENT-058]', () => {
  fc.assert(
    fc.property(someThings, fc.infiniteStream(fc.integer({ min: 0, max: 2 })), (some, dice) => {
      const tables = createTables();
      const { kind, list } = some;
      for (const one of list) takers[kind](tables, [one], asViewer(tables));
      const before = everyRow(tables);
      const last = list.at(-1);
      const less = withoutSomeFields(last, () => dice.next().value === 0);
      takers[kind](tables, [less], asViewer(tables));
      const after = everyRow(tables);
      const mine = createTables();
      takers[kind](mine, [last], asViewer(mine));
      const notifiedRows = everyRow(mine);
      for (const [key, row] of before) {
        const now = after.get(key);
        expect(Object.keys(now ?? {})).toEqual(expect.arrayContaining(Object.keys(row)));
        if (notifiedRows.has(key)) expect(now).toEqual(row);
      }
    }),
    propertyTestRuns(),
  );
}, 600_000);
