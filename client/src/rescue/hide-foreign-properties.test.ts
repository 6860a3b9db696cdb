import { expect, test } from 'vitest';
import { hideForeignProperties } from './hide-foreign-properties.ts';

test.each([
  ['a function', () => 7],
  ['a text', 'x'],
  ['undefined', undefined],
])(
  'hideForeignProperties: makes a property with the value %s not enumerable, and leaves it readable',
  (_, value) => {
    const prototype: object = { foreign: value };
    hideForeignProperties(prototype);
    const names: string[] = [];
    // oxlint-disable-next-line guard-for-in -- the test checks the loop as libraries write it
    for (const name in Object.create(prototype)) names.push(name);
    expect(names).toEqual([]);
    expect(Reflect.get(prototype, 'foreign')).toBe(value);
  },
);

test('hideForeignProperties: leaves the own properties of objects enumerable', () => {
  const prototype: object = { foreign: 1 };
  const object: object = Object.assign(Object.create(prototype), { foreign: 2, own: 3 });
  hideForeignProperties(prototype);
  expect(Object.entries(object)).toEqual([
    ['foreign', 2],
    ['own', 3],
  ]);
});
