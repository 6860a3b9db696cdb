import { asciiHost } from './ascii-host.ts';
import { displayHost } from './display-host.ts';

/** A host with other than ASCII letters decoded and marked by a globe; any other as it is. */
export function shownHost(host: string): string {
  if (!/xn--|[^\p{ASCII}]/iu.test(host)) return host;
  const { text, ascii } = displayHost(asciiHost(host));
  return text === ascii ? host : `🌏${text}`;
}

/** Like `displayAddress`, without the first `@`: where it stands for a missing display name. */
export function displayAcct(acct: string): string {
  const [name = '', host] = acct.split('@');
  return host === undefined ? name : `${name}@${shownHost(host)}`;
}

/**
 * An account's address as it is shown: `@name@host`, a domain with other than ASCII letters decoded
 * and marked by a globe (R-PROF-036), so that nobody takes it for another. Never what is sent to the
 * server or inserted into a text.
 */
export function displayAddress(acct: string): string {
  return `@${displayAcct(acct)}`;
}
