import { withoutDirectionControls } from '../direction-controls.ts';
import { asciiHost } from './ascii-host.ts';
import { displayHost } from './display-host.ts';

/** Decodes a host with non-ASCII letters. Returns any other host unchanged. */
function decodedHost(host: string): string {
  if (!/xn--|[^\p{ASCII}]/iu.test(host)) return host;
  const { text, ascii } = displayHost(asciiHost(host));
  return text === ascii ? host : text;
}

/**
 * Decodes a host with non-ASCII letters and marks it with a globe. Returns any other host
 * unchanged.
 */
export function formatHost(host: string): string {
  const decoded = decodedHost(host);
  return /[^\p{ASCII}]/u.test(decoded) ? `🌏${decoded}` : host;
}

function withHost(acct: string, write: (host: string) => string): string {
  const at = acct.indexOf('@');
  if (at === -1) return acct;
  const [name, host] = [acct.slice(0, at), acct.slice(at + 1)];
  return `${name}@${write(host)}`;
}

/**
 * Formats an address like `displayAddress` but without the first `@`, as a fallback for a display
 * name.
 */
export function displayAcct(acct: string): string {
  return withHost(withoutDirectionControls(acct), formatHost);
}

/**
 * Decodes the host of an address without a mark, as a reader types it to find it. For comparison
 * only.
 */
export function decodedAcct(acct: string): string {
  return withHost(acct, decodedHost);
}

/**
 * Formats an account's address for display: `@name@host`, with non-ASCII domains decoded and marked
 * with a globe (R-PROF-036) so that they cannot imitate another. Not for requests or inserted text.
 */
export function displayAddress(acct: string): string {
  return `@${displayAcct(acct)}`;
}
