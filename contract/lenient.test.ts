import * as v from 'valibot';
import { expect, test } from 'vitest';
import { entity, listOf, read } from './lenient.ts';

const thing = entity({ id: v.string() }, { size: v.number(), note: v.nullable(v.string()) });

test('an absent field stays absent, and null stays null', () => {
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

test('an unreadable item never sinks its list', () => {
  const { value, troubles } = read(listOf(thing), [{ id: 'a' }, { id: 7 }, null, { id: 'b' }]);
  expect(value).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(troubles.filter((trouble) => trouble.kind === 'dropped')).toHaveLength(2);
});
