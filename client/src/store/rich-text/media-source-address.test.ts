import { expect, test } from 'vitest';
import { mediaSourceAddress } from './media-source-address.ts';

const base = 'https://b.example/post/1';
const source = (attributes: Record<string, string>) =>
  mediaSourceAddress(new Map(Object.entries(attributes)), base);

test.each([
  ['an absolute URL in `src`', { src: 'https://a.example/x.png' }, 'https://a.example/x.png'],
  ['a relative URL in `src`', { src: 'x.png' }, 'https://b.example/post/x.png'],
  [
    '`src` besides an empty `data-src`',
    { 'data-src': ' ', src: 'https://a.example/x' },
    'https://a.example/x',
  ],
  ['only `srcset`', { srcset: 'https://a.example/x 2x' }, 'https://a.example/x'],
  ['no attributes', {}, undefined],
  ['an empty `src`', { src: '' }, undefined],
])('mediaSourceAddress: with %s (%j), returns %s', (_name, attributes, expected) => {
  expect(source(attributes)).toBe(expected);
});
