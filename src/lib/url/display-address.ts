import { withoutDirectionControls } from '../direction-controls.ts';
import { asciiHost } from './ascii-host.ts';
import { displayHost } from './display-host.ts';

/** A host with other than ASCII letters decoded; any other as it is. */
function decodedHost(host: string): string {
  if (!/xn--|[^\p{ASCII}]/iu.test(host)) return host;
  const { text, ascii } = displayHost(asciiHost(host));
  return text === ascii ? host : text;
}

/** A host with other than ASCII letters decoded and marked by a globe; any other as it is. */
export function shownHost(host: string): string {
  const decoded = decodedHost(host);
  return /[^\p{ASCII}]/u.test(decoded) ? `🌏${decoded}` : host;
}

function withHost(acct: string, write: (host: string) => string): string {
  const at = acct.indexOf('@');
  if (at === -1) return acct;
  const [name, host] = [acct.slice(0, at), acct.slice(at + 1)];
  return `${name}@${write(host)}`;
}

/** Like `displayAddress`, without the first `@`: where it stands for a missing display name. */
export function displayAcct(acct: string): string {
  return withHost(withoutDirectionControls(acct), shownHost);
}

/** An address with its host decoded, without a mark: what a reader types to find it. Only to compare. */
export function decodedAcct(acct: string): string {
  return withHost(acct, decodedHost);
}

/**
 * An account's address as it is shown: `@name@host`, a domain with other than ASCII letters decoded
 * and marked by a globe (R-PROF-036), so that nobody takes it for another. Never what is sent to the
 * server or inserted into a text.
 */
export function displayAddress(acct: string): string {
  return `@${displayAcct(acct)}`;
}
