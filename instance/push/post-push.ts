import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isPrivateAddress } from './private-address.ts';

/** What goes to a push service. */
export interface PushMessage {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

interface PostOptions {
  readonly allowsPrivate: boolean;
  readonly signal: AbortSignal;
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Names are looked up at the moment of sending, so that none can turn to our own network later. */
function lookUpOutside(name: string, options: LookupOptions, found: Found): void {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return found(error ?? new Error('No address.'), []);
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return found(new Error('Leads into our own network.'), []);
    if (options.all) return found(null, addresses);
    return found(null, first.address, first.family);
  });
}

/** Whether push may be sent there at all, by what the address says itself. */
export function mayPushTo(endpoint: string, allowsPrivate: boolean): boolean {
  const url = URL.parse(endpoint);
  if (!url || endpoint.length > 2000 || url.username || url.password) return false;
  if (allowsPrivate) return /^https?:$/.test(url.protocol);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  return url.protocol === 'https:' && !isPrivateAddress(host) && !/(^|\.)localhost\.?$/.test(host);
}

const patience = 10_000;

/** Sends one message and gives the status of the answer; follows no redirects. */
export function postPush(message: PushMessage, options: PostOptions): Promise<number> {
  const { endpoint, headers, body } = message;
  if (!mayPushTo(endpoint, options.allowsPrivate))
    return Promise.reject(new Error('Push may not be sent there.'));
  const request = endpoint.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sending = request(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers },
        timeout: patience,
        signal: options.signal,
        ...(options.allowsPrivate ? {} : { lookup: lookUpOutside }),
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.on('timeout', () => sending.destroy(new Error('Too slow.')));
    sending.end(body);
  });
}
