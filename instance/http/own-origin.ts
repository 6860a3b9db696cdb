/** Names under which a machine reaches itself. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a Host header names this machine as it calls itself. */
export function isLoopbackHost(host: string | null | undefined): boolean {
  const asked = URL.parse(`http://${host ?? ''}`);
  return asked !== null && loopback.has(asked.hostname);
}

/** Whether an address is this machine's. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/**
 * The address that a request came to, so that pictures and links work under whichever loopback name
 * the browser shows. Any other Host header is not believed.
 */
export function ownOrigin(host: string | null | undefined, origin: string): string {
  if (!host) return origin;
  const known = new URL(origin);
  if (host === known.host) return origin;
  const asked = URL.parse(`${known.protocol}//${host}`);
  const isSameMachine =
    asked !== null &&
    asked.port === known.port &&
    loopback.has(asked.hostname) &&
    loopback.has(known.hostname);
  return isSameMachine ? asked.origin : origin;
}
