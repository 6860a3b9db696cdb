import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Schema, listOf, read } from '../lenient.ts';
import { notification } from '../schemas/notification.ts';
import { status } from '../schemas/status.ts';
import { judgeExchange } from '../testing/judge-exchange.ts';
import { mutilated } from '../testing/mutilate.ts';
import { loadExchanges } from '../testing/recordings.ts';

const answered = loadExchanges().flatMap((exchange) => {
  const { call, row, answer } = judgeExchange(exchange);
  return call && row !== undefined && answer === 'parsed' && exchange.response.body !== null
    ? [{ row, schema: call.answer, body: exchange.response.body }]
    : [];
});

const richest = [...Map.groupBy(answered, ({ row }) => row).values()].flatMap((same) => {
  const sorted = same.toSorted(
    (a, b) => JSON.stringify(b.body).length - JSON.stringify(a.body).length,
  );
  return sorted.slice(0, 1);
});

test.for(richest)('a mutilated answer of $row never throws', ({ schema, body }) => {
  fc.assert(
    fc.property(mutilated(body), (given) => {
      const { troubles } = read(schema, given);
      expect(troubles.every(({ path }) => typeof path === 'string')).toBe(true);
    }),
    { numRuns: 25 },
  );
});

/* Of one person an answer says the same with each item: what is said of others spoils no neighbour. */
function ofOthers(item: unknown): unknown {
  return JSON.parse(JSON.stringify(item), (name, value: unknown) =>
    name === 'account' && typeof value === 'object' && value !== null && 'id' in value
      ? { ...value, id: `other ${String(value.id)}` }
      : value,
  );
}

const pages: Readonly<Record<string, Schema<unknown[]>>> = {
  getHomeTimeline: listOf(status),
  getNotifications: listOf(notification),
};

test.for(Object.entries(pages))(
  'in a page of %s a spoilt item is left out or read in part, is noted, and its neighbours stand',
  ([row, schema]) => {
    const found = answered.find(
      (each) => each.row === row && Array.isArray(each.body) && each.body.length > 5,
    );
    const items: readonly unknown[] = Array.isArray(found?.body) ? found.body : [];
    const whole = read(schema, items).value ?? [];
    expect(whole.length).toBe(items.length);
    fc.assert(
      fc.property(
        fc
          .nat(items.length - 1)
          .chain((index) => fc.tuple(fc.constant(index), mutilated(ofOthers(items[index])))),
        ([index, spoilt]) => {
          const { value = [], troubles } = read(schema, items.with(index, spoilt));
          const dropped = troubles.filter(
            ({ kind, path }) => kind === 'dropped' && path === String(index),
          );
          expect(value.length + dropped.length).toBe(items.length);
          expect(value.slice(0, index)).toEqual(whole.slice(0, index));
          expect(value.slice(value.length - (items.length - index - 1))).toEqual(
            whole.slice(index + 1),
          );
          expect(troubles.every(({ path }) => path.split('.')[0] === String(index))).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  },
);

test('a status nested in itself ten thousand times is cut, not followed', () => {
  for (const name of ['reblog', 'quote']) {
    let given: unknown = { id: 'x', account: { id: 'y' } };
    for (let level = 0; level < 10_000; level += 1) {
      given = { id: 'x', account: { id: 'y' }, [name]: given };
    }
    const { value, troubles } = read(status, given);
    expect(value?.id).toBe('x');
    expect(troubles.length).toBeGreaterThan(0);
    expect(troubles.length).toBeLessThan(4);
  }
});

test('somebody who cannot be read whole in one item is whole in the others', () => {
  const found = answered.find(({ row }) => row === 'getHomeTimeline');
  const [item]: unknown[] = Array.isArray(found?.body) ? found.body : [];
  const spoilt: unknown = JSON.parse(JSON.stringify(item), (name, value: unknown) =>
    name === 'display_name' ? 7 : value,
  );
  const { value = [] } = read(listOf(status), [spoilt, item, item]);
  expect(value[0]?.account.display_name).toBeUndefined();
  expect(value[1]?.account.display_name).toBeTypeOf('string');
  expect(value[2]?.account).toBe(value[1]?.account);
});
