import { describe, expect, it } from 'vitest';
import { parseCustomEmoji } from './custom-emoji.ts';
import { unpackEmojiColumns, packEmojiColumns } from './emoji-columns.ts';

const emoji = parseCustomEmoji([
  { shortcode: 'Heron', url: 'https://a.test/1.gif', static_url: 'https://a.test/1.png' },
  { shortcode: 'owl', url: 'https://a.test/2.png', category: 'pack:birds' },
]);

describe('unpackEmojiColumns', () => {
  it('returns the list that packEmojiColumns packed', () => {
    expect(unpackEmojiColumns(packEmojiColumns(emoji))).toEqual(emoji);
    expect(unpackEmojiColumns(packEmojiColumns([]))).toEqual([]);
  });

  it('returns undefined for a message without columns, and if a shortcode contains a line break', () => {
    const lines = parseCustomEmoji([{ shortcode: 'a\nb', url: 'https://a.test/3.png' }]);
    expect(unpackEmojiColumns(undefined)).toBeUndefined();
    expect(unpackEmojiColumns(packEmojiColumns([...emoji, ...lines]))).toBeUndefined();
  });
});
