import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { InstanceConfig } from '#instance/config.ts';
import { isLoopbackAddress } from './own-origin.ts';

interface Incoming {
  readonly headers: IncomingMessage['headers'];
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The eight groups of an IPv6 address without a zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Math.max(8 - before.length - after.length, 0);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

/**
 * What requests of one person are counted by: an IPv4 address, or the first 64 bits of an IPv6
 * address, as providers give each household at least that many.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(bare) !== 6 || bare === '::1') return bare;
  const network = groupsOf(bare).slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/**
 * The client's address as requests and sockets are counted by it. Where a proxy on this machine stands
 * before the instance (`publicUrl`), it is the address that the proxy added last.
 */
export function clientAddress(
  { headers, socket }: Incoming,
  config: Pick<InstanceConfig, 'publicUrl'>,
): string | undefined {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined) return undefined;
  if (config.publicUrl === undefined || !isLoopbackAddress(remoteAddress))
    return addressKey(remoteAddress);
  const named = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return addressKey(isIP(named) === 0 ? remoteAddress : named);
}
