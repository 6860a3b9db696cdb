import { expect, test } from 'vitest';
import { asciiHost, comparableAddress } from './ascii-host.ts';

test.each([
  ['Far.Example', 'far.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['bu\u0308cher.example', 'xn--bcher-kva.example'],
  ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
  ['far\u200B.example', 'far.example'],
  ['日本。example', 'xn--wgv71a.example'],
  ['localhost:4000', 'localhost:4000'],
  [' far.example ', 'far.example'],
  ['Two Words', 'two words'],
  ['evil/path', 'evil/path'],
  ['name@far.example', 'name@far.example'],
  ['', ''],
])('asciiHost: converts %j to %j', (text, host) => {
  expect(asciiHost(text)).toBe(host);
});

test.each([
  ['@Jun@Bücher.example', 'jun@xn--bcher-kva.example'],
  ['jun@xn--bcher-kva.example', 'jun@xn--bcher-kva.example'],
  ['Jun', 'jun'],
])('comparableAddress: converts %j to %j', (acct, address) => {
  expect(comparableAddress(acct)).toBe(address);
});
