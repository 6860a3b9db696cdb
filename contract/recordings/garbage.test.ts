import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Schema, listOf, parseLenient } from '../lenient-schema.ts';
import { notification } from '../schemas/notification.ts';
import { status } from '../schemas/status.ts';
import { compareExchange } from '../testing/compare-exchange.ts';
import { corruptVariants } from '../testing/corrupt-variants.ts';
import { loadExchanges } from '../testing/recordings.ts';

const parsedResponses = loadExchanges().flatMap((exchange) => {
  const { call, callName, outcome } = compareExchange(exchange);
  return call && callName !== undefined && outcome === 'parsed' && exchange.response.body !== null
    ? [{ callName, schema: call.response, body: exchange.response.body }]
    : [];
});

const richest = [...Map.groupBy(parsedResponses, ({ callName }) => callName).values()].flatMap(
  (same) => {
    const sorted = same.toSorted(
      (a, b) => JSON.stringify(b.body).length - JSON.stringify(a.body).length,
    );
    return sorted.slice(0, 1);
  },
);

test.for(richest)(
  'parseLenient: never throws for a corrupt response of $callName',
  ({ schema, body }) => {
    fc.assert(
      fc.property(corruptVariants(body), (given) => {
        const { issues } = parseLenient(schema, given);
        expect(issues.every(({ path }) => typeof path === 'string')).toBe(true);
      }),
      { numRuns: 25 },
    );
  },
);

/*
 * Gives each account its own id. Otherwise `parsedOncePerId` would read the accounts with one id
 * only once, and the corrupt one would replace the others.
 */
function withUniqueAccountIds(item: unknown): unknown {
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
  'parseLenient: in a page of %s, an invalid item is dropped or partly read, reported, and leaves its neighbours unchanged',
  ([callName, schema]) => {
    const found = parsedResponses.find(
      (each) => each.callName === callName && Array.isArray(each.body) && each.body.length > 5,
    );
    const items: readonly unknown[] = Array.isArray(found?.body) ? found.body : [];
    const whole = parseLenient(schema, items).value ?? [];
    expect(whole.length).toBe(items.length);
    fc.assert(
      fc.property(
        fc
          .nat(items.length - 1)
          .chain((index) =>
            fc.tuple(fc.constant(index), corruptVariants(withUniqueAccountIds(items[index]))),
          ),
        ([index, corruptItem]) => {
          const { value = [], issues } = parseLenient(schema, items.with(index, corruptItem));
          const dropped = issues.filter(
            ({ kind, path }) => kind === 'dropped' && path === String(index),
          );
          expect(value.length + dropped.length).toBe(items.length);
          expect(value.slice(0, index)).toEqual(whole.slice(0, index));
          expect(value.slice(value.length - (items.length - index - 1))).toEqual(
            whole.slice(index + 1),
          );
          expect(issues.every(({ path }) => path.split('.')[0] === String(index))).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  },
);

test('parseLenient: stops at the maximum depth for a status nested ten thousand times', () => {
  for (const name of ['reblog', 'quote']) {
    let given: unknown = { id: 'x', account: { id: 'y' } };
    for (let level = 0; level < 10_000; level += 1) {
      given = { id: 'x', account: { id: 'y' }, [name]: given };
    }
    const { value, issues } = parseLenient(status, given);
    expect(value?.id).toBe('x');
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.length).toBeLessThan(4);
  }
});

test('parsedOncePerId: an account with an invalid field in one item is complete in the others', () => {
  const found = parsedResponses.find(({ callName }) => callName === 'getHomeTimeline');
  const [item]: unknown[] = Array.isArray(found?.body) ? found.body : [];
  const corruptItem: unknown = JSON.parse(JSON.stringify(item), (name, value: unknown) =>
    name === 'display_name' ? 7 : value,
  );
  const { value = [] } = parseLenient(listOf(status), [corruptItem, item, item]);
  expect(value[0]?.account.display_name).toBeUndefined();
  expect(value[1]?.account.display_name).toBeTypeOf('string');
  expect(value[2]?.account).toBe(value[1]?.account);
});
