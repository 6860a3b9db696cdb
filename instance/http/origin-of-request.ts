import { isLoopbackHost } from './loopback.ts';

/**
 * Returns the origin that the request was sent to, so that images and links work under each
 * loopback host name. Any other `Host` header is ignored.
 */
export function originOfRequest(host: string | null | undefined, origin: string): string {
  if (!host) return origin;
  const known = new URL(origin);
  if (host === known.host) return origin;
  const requested = URL.parse(`${known.protocol}//${host}`);
  const isSameMachine =
    requested !== null &&
    requested.port === known.port &&
    isLoopbackHost(requested.host) &&
    isLoopbackHost(known.host);
  return isSameMachine ? requested.origin : origin;
}
