import { displayHost } from '#lib/url/display-host.ts';

/**
 * An account's address as it is shown: `@name@host`, a domain with other than ASCII letters decoded
 * and marked by a globe (R-PROF-036), so that nobody takes it for another.
 */
export function displayAddress(acct: string): string {
  const [name = '', host] = acct.split('@');
  if (host === undefined) return `@${name}`;
  const { text, ascii } = displayHost(host);
  return text === ascii ? `@${acct}` : `@${name}@🌏${text}`;
}
