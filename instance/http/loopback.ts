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
