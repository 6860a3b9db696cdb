import { describe, expect, it } from 'vitest';
import { parseCustomEmoji } from './custom-emoji.ts';
import { fromColumns, toColumns } from './emoji-columns.ts';

const emoji = parseCustomEmoji([
  { shortcode: 'Heron', url: 'https://a.test/1.gif', static_url: 'https://a.test/1.png' },
  { shortcode: 'owl', url: 'https://a.test/2.png', category: 'pack:birds' },
]);

describe('fromColumns', () => {
  it('restores what toColumns wrote', () => {
    expect(fromColumns(toColumns(emoji))).toEqual(emoji);
    expect(fromColumns(toColumns([]))).toEqual([]);
  });

  it('returns undefined without columns, and if a text has several lines', () => {
    const lines = parseCustomEmoji([{ shortcode: 'a\nb', url: 'https://a.test/3.png' }]);
    expect(fromColumns(undefined)).toBeUndefined();
    expect(fromColumns(toColumns([...emoji, ...lines]))).toBeUndefined();
  });
});
