import { expect, test } from 'vitest';
import { present } from './present.ts';

test('leaves out what is undefined and nothing else', () => {
  const fields: { a?: number; b?: null; c?: string } = present({ a: undefined, b: null, c: '' });
  expect(Object.keys(fields)).toEqual(['b', 'c']);
});
