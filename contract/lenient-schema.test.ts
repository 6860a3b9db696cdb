import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  eitherByField,
  entity,
  listOf,
  mapOf,
  parsedOncePerId,
  parseLenient,
} from './lenient-schema.ts';

const thing = entity({ id: v.string() }, { size: v.number(), note: v.nullable(v.string()) });

test('entity: keeps an absent field absent and null as null [R-ENT-056]', () => {
  expect(parseLenient(thing, { id: 'a', note: null, other: 1 })).toEqual({
    value: { id: 'a', note: null },
    issues: [],
  });
});

test('entity: treats a field of a wrong type as absent and reports it', () => {
  expect(parseLenient(thing, { id: 'a', size: 'large' })).toEqual({
    value: { id: 'a' },
    issues: [{ kind: 'fallback', path: 'size' }],
  });
});

test('listOf: drops an invalid item and keeps the rest [R-ENT-057]', () => {
  const { value, issues } = parseLenient(listOf(thing), [
    { id: 'a' },
    { id: 7 },
    null,
    { id: 'b' },
  ]);
  expect(value).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(issues.filter((issue) => issue.kind === 'dropped')).toHaveLength(2);
});

test('mapOf: drops an invalid value and keeps names such as __proto__', () => {
  const { value, issues } = parseLenient(
    mapOf(v.number()),
    JSON.parse('{"a":1,"b":"x","__proto__":2}'),
  );
  expect(Object.entries(value ?? {})).toEqual([
    ['a', 1],
    ['__proto__', 2],
  ]);
  expect(issues).toEqual([{ kind: 'dropped', path: 'b' }]);
});

test('eitherByField: parses the form selected by the field and reports nothing for the other', () => {
  const form = eitherByField('size', thing, entity({ name: v.string() }, {}));
  expect(parseLenient(form, { name: 'n' })).toEqual({ value: { name: 'n' }, issues: [] });
  expect(parseLenient(form, { id: 'a', size: 1 })).toEqual({
    value: { id: 'a', size: 1 },
    issues: [],
  });
});

test('parsedOncePerId: parses a repeated entity once per response', () => {
  const post = entity({ by: parsedOncePerId(thing) }, {});
  const answer = [{ by: { id: 'a', size: 1 } }, { by: { id: 'a', size: 1 } }, { by: { id: 'b' } }];
  const [first, second, third] = parseLenient(listOf(post), answer).value ?? [];
  expect(second?.by).toBe(first?.by);
  expect(third?.by).toEqual({ id: 'b' });
  const later = parseLenient(listOf(post), [{ by: { id: 'a', size: 2 } }]);
  expect(later.value).toEqual([{ by: { id: 'a', size: 2 } }]);
});

test('parsedOncePerId: drops every copy of an invalid entity', () => {
  const post = entity({ by: parsedOncePerId(thing) }, {});
  const { value, issues } = parseLenient(listOf(post), [
    { by: 'a' },
    { by: {} },
    { by: { id: 'a' } },
  ]);
  expect(value).toEqual([{ by: { id: 'a' } }]);
  expect(issues.filter(({ kind }) => kind === 'dropped')).toHaveLength(2);
});

test('parseLenient: a parse within a schema adds no issues to the outer one', () => {
  const nested = v.pipe(
    v.string(),
    v.transform((text) => parseLenient(thing, JSON.parse(text))),
  );
  const list = listOf(entity({ id: v.string() }, { body: nested, size: v.number() }));
  const { value, issues } = parseLenient(list, [
    { id: 'a', body: '{"id":"inner","size":"large"}', size: 'large' },
    { id: 'b', body: '{}', size: 2 },
    { id: 'c', size: null },
  ]);
  expect(value).toEqual([
    { id: 'a', body: { value: { id: 'inner' }, issues: [{ kind: 'fallback', path: 'size' }] } },
    { id: 'b', body: { issues: [{ kind: 'fallback', path: 'id' }] }, size: 2 },
    { id: 'c' },
  ]);
  expect(issues).toEqual([
    { kind: 'fallback', path: '0.size' },
    { kind: 'fallback', path: '2.size' },
  ]);
});
