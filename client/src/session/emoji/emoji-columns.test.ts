import { describe, expect, it } from 'vitest';
import { parseCustomEmoji } from './custom-emoji.ts';
import { fromColumns, toColumns } from './emoji-columns.ts';

const emoji = parseCustomEmoji([
  { shortcode: 'Heron', url: 'https://a.test/1.gif', static_url: 'https://a.test/1.png' },
  { shortcode: 'owl', url: 'https://a.test/2.png', category: 'pack:birds' },
]);

describe('emoji from the worker', () => {
  it('are the same as without it', () => {
    expect(fromColumns(toColumns(emoji))).toEqual(emoji);
    expect(fromColumns(toColumns([]))).toEqual([]);
  });

  it('are none if the worker has none or a text has several lines', () => {
    const lines = parseCustomEmoji([{ shortcode: 'a\nb', url: 'https://a.test/3.png' }]);
    expect(fromColumns(undefined)).toBeUndefined();
    expect(fromColumns(toColumns([...emoji, ...lines]))).toBeUndefined();
  });
});
