import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { status } from '@rookery/contract/schemas/status.ts';
import { relationship } from '@rookery/contract/schemas/relationship.ts';
import { createRetention } from '../retain.ts';
import { createTables } from '../tables.ts';
import { apiAccount, apiPoll, apiStatus } from '../testing/api-samples.ts';
import { ingestRelationships } from './ingest-relationship.ts';
import { ingestStatus } from './ingest-status.ts';

/** Names of properties that every object inherits, which a server could send as ids. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
const ids = fc.uniqueArray(
  fc.oneof(fc.constantFrom(...inherited), fc.stringMatching(/^\w{1,8}$/)),
  {
    minLength: 4,
    maxLength: 4,
  },
);

test('createTable: accepts names of built-in properties as ids', () => {
  fc.assert(
    fc.property(ids, ([statusId = '', accountId = '', pollId = '', innerId = '']) => {
      const tables = createTables();
      const context = { requestedAt: tables.hub.next(), viewerId: 'me' };
      const wire = apiStatus(statusId, {
        account: apiAccount(accountId),
        poll: apiPoll(pollId),
        reblog: apiStatus(innerId, { account: apiAccount(accountId) }),
      });
      const answer = parseLenient(status, JSON.parse(JSON.stringify(wire)));
      if (!('value' in answer)) throw new Error('the status could not be parsed');
      let changes = 0;
      const stop = tables.statuses.subscribe(statusId, () => {
        changes += 1;
      });
      expect(ingestStatus(tables, answer.value, context)).toBe(statusId);
      expect(changes).toBe(1);
      expect(tables.statuses.get(statusId)).toMatchObject({ id: statusId, accountId });
      expect(tables.statuses.get(innerId)).toMatchObject({ id: innerId, accountId });
      expect(tables.accounts.get(accountId)?.id).toBe(accountId);
      expect(tables.polls.get(pollId)?.id).toBe(pollId);
      expect([tables.statuses.size, tables.accounts.size, tables.polls.size]).toEqual([2, 1, 1]);
      const retention = createRetention(tables);
      retention.sweep();
      retention.sweep();
      expect(tables.statuses.get(statusId)?.reblogId).toBe(innerId);
      stop();
    }),
  );
});

test('ingestRelationships: stores one row per account if ids are names of built-in properties', () => {
  fc.assert(
    fc.property(ids, (names) => {
      const tables = createTables();
      const wires = names.flatMap((id, index) => {
        const answer = parseLenient(relationship, { id, following: index % 2 === 0 });
        return 'value' in answer ? [answer.value] : [];
      });
      ingestRelationships(tables, wires, { requestedAt: tables.hub.next(), viewerId: 'me' });
      for (const [index, id] of names.entries())
        expect(tables.relationships.get(id)).toMatchObject({ id, following: index % 2 === 0 });
    }),
  );
});

test('parseLenient: does not change Object.prototype when a status has the keys `__proto__` and `constructor`', () => {
  const hostile = JSON.parse(
    '{"id":"1","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"content":"x"}',
  );
  parseLenient(status, { ...apiStatus('1'), ...hostile, pleroma: hostile, akkoma: hostile });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
