import { expect, test } from 'vitest';
import { clientAddressKey, clientAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('clientAddressKey: returns the key of %s as %s [R-INST-041]', (address, key) => {
  expect(clientAddressKey(address)).toBe(key);
});

const proxied = { publicUrl: 'https://birds.example' };

test.each([
  ['no proxy', {}, '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['a proxy on this machine', proxied, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a proxy that appends', proxied, '::ffff:127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a client that invents the header', proxied, '203.0.113.9', '203.0.113.7', '203.0.113.9'],
  ['a header without an address', proxied, '127.0.0.1', 'unknown', '127.0.0.1'],
  ['no header', proxied, '127.0.0.1', undefined, '127.0.0.1'],
])(
  'clientAddress: returns the address of the client for a request with %s [R-INST-041]',
  (_name, config, remoteAddress, forwarded, expected) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect(clientAddress({ headers, socket: { remoteAddress } }, config)).toBe(expected);
  },
);
