import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EmojiRow } from '#store/rows/emoji-row.ts';
import { EmojiText } from './emoji-text.tsx';

function emoji(shortcode: string, url = `https://media.example/${shortcode}.png`): EmojiRow {
  return { shortcode, url, staticUrl: url };
}

it.each(['👩‍👩‍👧‍👦', '👍🏽', '🇫🇮', 'e\u0301', 'กี่'])(
  'EmojiText: truncates a very long text without splitting %s',
  (letter) => {
    render(<EmojiText text={`${'a'.repeat(9999)}${letter}b`} />);
    expect(document.querySelector('bdi')?.textContent).toBe(`${'a'.repeat(9999)}…`);
  },
);

/** Returns the rendered parts in order: text unchanged, images as `[name]`. */
function parts(): string[] {
  const root = document.querySelector('bdi');
  return [...(root?.childNodes ?? [])].map((node) =>
    node instanceof HTMLImageElement ? `[${node.alt}]` : (node.textContent ?? ''),
  );
}

it.each([
  ['Alice', ['Alice']],
  [':cat:', ['[:cat:]']],
  ['a :cat: b', ['a ', '[:cat:]', ' b']],
  [':cat::dog:', ['[:cat:]', '[:dog:]']],
  [':dog:cat:', ['[:dog:]', 'cat:']],
  ['x:cat:x', ['x', '[:cat:]', 'x']],
  ['::cat:', [':', '[:cat:]']],
  [':unknown:cat:', [':unknown', '[:cat:]']],
  ['12:30:45', ['12:30:45']],
  [':cat', [':cat']],
  [':CAT:', [':CAT:']],
  [':a.b+c@d:', ['[:a.b+c@d:]']],
  [':bad:', [':bad:']],
  ['<b>:cat:</b>', ['<b>', '[:cat:]', '</b>']],
  ['&amp;', ['&amp;']],
  ['a\u202Eb', ['ab']],
])('EmojiText: splits %s into text and images', (text, expected) => {
  const emojis = [emoji('cat'), emoji('dog'), emoji('a.b+c@d'), emoji('bad', 'javascript:x')];
  render(<EmojiText text={text} emojis={emojis} />);
  expect(parts()).toEqual(expected);
});

it('EmojiText: is isolated from the direction of the surrounding text', () => {
  render(<EmojiText text="שלום" />);
  expect(screen.getByText('שלום').localName).toBe('bdi');
});

it('EmojiText: truncates a name that would fill the page', () => {
  render(<EmojiText text={'x'.repeat(50_000)} />);
  expect(parts().join('').length).toBeLessThan(11_000);
});

it('EmojiText: shows the static image of an emoji whose animated one failed to load, and its name if both failed', () => {
  const moving = { ...emoji('cat'), staticUrl: 'https://media.example/still.png' };
  render(<EmojiText text="a :cat:" emojis={[moving]} />);
  fireEvent.error(screen.getByAltText(':cat:'));
  expect(screen.getByAltText(':cat:').getAttribute('src')).toBe(moving.staticUrl);
  fireEvent.error(screen.getByAltText(':cat:'));
  expect(parts().join('')).toBe('a :cat:');
});

it('EmojiText: shows the first 50 emoji as pictures and the others by name', () => {
  render(<EmojiText text={':cat:'.repeat(52)} emojis={[emoji('cat')]} />);
  expect(screen.getAllByRole('img')).toHaveLength(50);
  expect(document.querySelector('bdi')?.textContent).toBe(':cat::cat:');
});

it('EmojiText: shows the name of an emoji whose image failed, until it has another image', () => {
  const { rerender } = render(<EmojiText text="a :cat:" emojis={[emoji('cat')]} />);
  fireEvent.error(screen.getByAltText(':cat:'));
  expect(parts().join('')).toBe('a :cat:');
  rerender(<EmojiText text="a :cat:" emojis={[emoji('cat', 'https://media.example/new.png')]} />);
  expect(parts()).toEqual(['a ', '[:cat:]']);
});
