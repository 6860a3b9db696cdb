import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isPrivateAddress } from './private-address.ts';

/** A request to a push service. */
export interface PushMessage {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

interface PostOptions {
  readonly allowsPrivate: boolean;
  readonly signal: AbortSignal;
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Addresses are checked at the time of sending, so that a host name cannot be pointed at the
 * private network after registration.
 */
function resolvePublicAddress(
  name: string,
  options: LookupOptions,
  callback: LookupCallback,
): void {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('No address.'), []);
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new Error('The address is in a private network.'), []);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
}

/** Returns whether push messages may be sent to an endpoint, judged by its URL alone. */
export function isAllowedPushEndpoint(endpoint: string, allowsPrivate: boolean): boolean {
  const url = URL.parse(endpoint);
  if (!url || endpoint.length > 2000 || url.username || url.password) return false;
  if (allowsPrivate) return /^https?:$/.test(url.protocol);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  return url.protocol === 'https:' && !isPrivateAddress(host) && !/(^|\.)localhost\.?$/.test(host);
}

const timeoutMs = 10_000;

/** Sends one message without following redirects. Resolves to the status of the response. */
export function sendPushMessage(message: PushMessage, options: PostOptions): Promise<number> {
  const { endpoint, headers, body } = message;
  if (!isAllowedPushEndpoint(endpoint, options.allowsPrivate))
    return Promise.reject(new Error('The push endpoint is not allowed.'));
  const request = endpoint.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sending = request(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers },
        timeout: timeoutMs,
        signal: options.signal,
        ...(options.allowsPrivate ? {} : { lookup: resolvePublicAddress }),
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.on('timeout', () =>
      sending.destroy(new Error('The push service did not respond in time.')),
    );
    sending.end(body);
  });
}
