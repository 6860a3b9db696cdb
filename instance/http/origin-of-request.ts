/** Hosts by which a machine reaches itself. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns whether a `Host` header names a loopback host. */
export function isLoopbackHost(host: string | null | undefined): boolean {
  const requested = URL.parse(`http://${host ?? ''}`);
  return requested !== null && loopback.has(requested.hostname);
}

/** Returns whether an address is a loopback address. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

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
    loopback.has(requested.hostname) &&
    loopback.has(known.hostname);
  return isSameMachine ? requested.origin : origin;
}
