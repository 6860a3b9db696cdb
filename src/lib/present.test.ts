import { expect, test } from 'vitest';
import { present } from './present.ts';
import { isCompact } from './testing/is-compact.ts';

test('leaves out what is undefined and nothing else', () => {
  interface Fields {
    readonly a?: number;
    readonly b?: null;
    readonly c?: string;
  }
  const fields = present<Fields>({ a: undefined, b: null, c: '' });
  expect(Object.keys(fields)).toEqual(['b', 'c']);
});

test('gives an object of many fields that takes no more room than they do', () => {
  const names = Array.from({ length: 40 }, (_, index) => `field${index}`);
  const fields = Object.fromEntries(names.map((name, index) => [name, index % 4 || undefined]));
  expect(isCompact(fields)).toBe(true);
  expect(isCompact(present<Partial<Record<string, number>>>(fields))).toBe(true);
});
