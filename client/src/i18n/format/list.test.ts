import { describe, expect, it } from 'vitest';
import { formatList } from './list.ts';

describe('formatList', () => {
  it.each([
    ['en', [], 'and', ''],
    ['en', ['a'], 'and', 'a'],
    ['en-GB', ['a', 'b', 'c'], 'and', 'a, b and c'],
    ['en', ['a', 'b'], 'or', 'a or b'],
    ['de', ['a', 'b', 'c'], 'or', 'a, b oder c'],
  ] as const)('in %s joins %j by %s to %j', (locale, items, joint, text) => {
    expect(formatList(items, locale, joint)).toBe(text);
  });
});
