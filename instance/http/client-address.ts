import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { InstanceConfig } from '#config.ts';
import { isLoopbackAddress } from './loopback.ts';

interface Incoming {
  readonly headers: IncomingMessage['headers'];
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Returns the groups of an IPv6 address without a zone, with `::` expanded. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Math.max(8 - before.length - after.length, 0);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

/**
 * Returns the key by which requests of one client are counted: an IPv4 address, or the first 64
 * bits of an IPv6 address, because providers assign each household at least a /64.
 */
export function clientAddressKey(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(bare) !== 6 || bare === '::1') return bare;
  const network = ipv6Groups(bare).slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** Returns whether a connection is from a proxy on this machine: `publicUrl` is set if there is one. */
export function isFromProxy(
  { remoteAddress }: Incoming['socket'],
  { publicUrl }: Pick<InstanceConfig, 'publicUrl'>,
): boolean {
  return publicUrl !== undefined && remoteAddress !== undefined && isLoopbackAddress(remoteAddress);
}

/**
 * Returns the client's address key for limits on requests and sockets. Behind a proxy on this
 * machine (`publicUrl`), it is the last address in `X-Forwarded-For`, which the proxy added.
 */
export function clientAddress(
  { headers, socket }: Incoming,
  config: Pick<InstanceConfig, 'publicUrl'>,
): string | undefined {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined) return undefined;
  if (!isFromProxy(socket, config)) return clientAddressKey(remoteAddress);
  const forwarded =
    [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return clientAddressKey(isIP(forwarded) === 0 ? remoteAddress : forwarded);
}
