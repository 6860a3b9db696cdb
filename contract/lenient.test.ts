import * as v from 'valibot';
import { expect, test } from 'vitest';
import { either, entity, listOf, mapOf, onceById, read } from './lenient.ts';

const thing = entity({ id: v.string() }, { size: v.number(), note: v.nullable(v.string()) });

test('an absent field stays absent, and null stays null [R-ENT-056]', () => {
  expect(read(thing, { id: 'a', note: null, other: 1 })).toEqual({
    value: { id: 'a', note: null },
    troubles: [],
  });
});

test('a field of a wrong type counts as absent and is noted', () => {
  expect(read(thing, { id: 'a', size: 'large' })).toEqual({
    value: { id: 'a' },
    troubles: [{ kind: 'fallback', path: 'size' }],
  });
});

test('an unreadable item never sinks its list [R-ENT-057]', () => {
  const { value, troubles } = read(listOf(thing), [{ id: 'a' }, { id: 7 }, null, { id: 'b' }]);
  expect(value).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(troubles.filter((trouble) => trouble.kind === 'dropped')).toHaveLength(2);
});

test('an unreadable value never sinks its record, nor does a name that means something to JavaScript', () => {
  const { value, troubles } = read(mapOf(v.number()), JSON.parse('{"a":1,"b":"x","__proto__":2}'));
  expect(Object.entries(value ?? {})).toEqual([
    ['a', 1],
    ['__proto__', 2],
  ]);
  expect(troubles).toEqual([{ kind: 'dropped', path: 'b' }]);
});

test('of two forms the one with its own field is read, and the other notes nothing', () => {
  const form = either('size', thing, entity({ name: v.string() }, {}));
  expect(read(form, { name: 'n' })).toEqual({ value: { name: 'n' }, troubles: [] });
  expect(read(form, { id: 'a', size: 1 })).toEqual({ value: { id: 'a', size: 1 }, troubles: [] });
});

test('what an answer repeats is read once, and anew in the next answer', () => {
  const post = entity({ by: onceById(thing) }, {});
  const answer = [{ by: { id: 'a', size: 1 } }, { by: { id: 'a', size: 1 } }, { by: { id: 'b' } }];
  const [first, second, third] = read(listOf(post), answer).value ?? [];
  expect(second?.by).toBe(first?.by);
  expect(third?.by).toEqual({ id: 'b' });
  const later = read(listOf(post), [{ by: { id: 'a', size: 2 } }]);
  expect(later.value).toEqual([{ by: { id: 'a', size: 2 } }]);
});

test('what an answer repeats is unreadable each time', () => {
  const post = entity({ by: onceById(thing) }, {});
  const { value, troubles } = read(listOf(post), [{ by: 'a' }, { by: {} }, { by: { id: 'a' } }]);
  expect(value).toEqual([{ by: { id: 'a' } }]);
  expect(troubles.filter(({ kind }) => kind === 'dropped')).toHaveLength(2);
});
