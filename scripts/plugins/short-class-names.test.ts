import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain.js';
import { shortClassNames } from './short-class-names.ts';

const file = (name: string): string => path.join(root, 'src', name);

test('a class keeps its name, and gets the letters of its file', () => {
  const name = shortClassNames();
  const card = name('card', file('card.module.css'));
  expect(card).toMatch(/^card_[0-9a-z]{4}$/);
  expect(name('title', file('card.module.css')).slice(-4)).toBe(card.slice(-4));
  expect(name('card', file('bar.module.css'))).not.toBe(card);
});

test('another build of the same files names them alike, wherever its query says', () => {
  const name = shortClassNames()('card', file('card.module.css'));
  expect(shortClassNames()('card', `${file('card.module.css')}?used`)).toBe(name);
});

test('two files with the same letters are told of', () => {
  const name = shortClassNames();
  expect(() => {
    for (let number = 0; number < 36 ** 4 + 1; number += 1)
      name('card', file(`${number}.module.css`));
  }).toThrow(/the same letters/);
});
