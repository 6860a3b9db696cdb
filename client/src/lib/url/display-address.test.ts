import { expect, test } from 'vitest';
import { decodeAcctHost, displayAddress } from './display-address.ts';

test.each([
  ['mira', '@mira'],
  ['mira@heron.example', '@mira@heron.example'],
  ['mira@xn--bcher-kva.example', '@mira@🌏bücher.example'],
  ['mira@XN--Bcher-kva.Example', '@mira@🌏bücher.example'],
  ['mira@bücher.example', '@mira@🌏bücher.example'],
  ['mira@xn--mgba3a4f16a.ir', '@mira@🌏ایران.ir'],
  ['mira@xn--wgv71a119e.jp', '@mira@🌏日本語.jp'],
  ['mira@xn--4dbrk0ce.example', '@mira@🌏ישראל.example'],
  ['mira@Heron.example', '@mira@Heron.example'],
  ['mira@xn--a.example', '@mira@xn--a.example'],
  ['mira@xn--bcher-kva.example:8443', '@mira@🌏bücher.example:8443'],
  ['mira@a@xn--a', '@mira@a@xn--a'],
  ['', '@'],
])('displayAddress: formats %s as %s [R-PROF-036]', (acct, shown) => {
  expect(displayAddress(acct)).toBe(shown);
});

test.each([
  ['mira', 'mira'],
  ['mira@heron.example', 'mira@heron.example'],
  ['mira@xn--bcher-kva.example', 'mira@bücher.example'],
  ['mira@XN--WGV71A119E.jp', 'mira@日本語.jp'],
  ['mira@bücher.example', 'mira@bücher.example'],
  ['mira@xn--a.example', 'mira@xn--a.example'],
  ['', ''],
])('decodeAcctHost: decodes %s to %s', (acct, decoded) => {
  expect(decodeAcctHost(acct)).toBe(decoded);
});
