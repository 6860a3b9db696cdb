import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-address.ts';

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['192.168.0.1', true],
  ['169.254.169.254', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['::', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['2002:7f00:1::', true],
  ['64:ff9b:1::a00:1', true],
  ['93.184.216.34', false],
  ['172.32.0.1', false],
  ['2606:2800:220:1::1', false],
  ['push.example', false],
])('isPrivateAddress: for %s, returns %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
