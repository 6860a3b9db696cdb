import { expect, test } from 'vitest';
import { sourceAddress } from './source-address.ts';

const base = 'https://b.example/post/1';
const source = (attributes: Record<string, string>) =>
  sourceAddress(new Map(Object.entries(attributes)), base);

test.each([
  ['a source', { src: 'https://a.example/x.png' }, 'https://a.example/x.png'],
  ['a relative one', { src: 'x.png' }, 'https://b.example/post/x.png'],
  ['an empty lazy one', { 'data-src': ' ', src: 'https://a.example/x' }, 'https://a.example/x'],
  ['a set', { srcset: 'https://a.example/x 2x' }, 'https://a.example/x'],
  ['none', {}, undefined],
  ['an empty one', { src: '' }, undefined],
])('sourceAddress: %s', (_name, attributes, expected) => {
  expect(source(attributes)).toBe(expected);
});
