import { expect, test } from 'vitest';
import { omitUndefined } from './omit-undefined.ts';

test('omitUndefined: omits undefined fields and nothing else', () => {
  interface Fields {
    readonly a?: number;
    readonly b?: null;
    readonly c?: string;
  }
  const fields = omitUndefined<Fields>({ a: undefined, b: null, c: '' });
  expect(Object.keys(fields)).toEqual(['b', 'c']);
});
