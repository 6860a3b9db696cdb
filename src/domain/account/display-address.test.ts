import { expect, test } from 'vitest';
import { displayAddress } from './display-address.ts';

test.each([
  ['mira', '@mira'],
  ['mira@heron.example', '@mira@heron.example'],
  ['mira@xn--bcher-kva.example', '@mira@🌏bücher.example'],
  ['', '@'],
])('%s is shown as %s [R-PROF-036]', (acct, shown) => {
  expect(displayAddress(acct)).toBe(shown);
});
