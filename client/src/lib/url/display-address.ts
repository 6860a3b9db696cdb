import { withoutDirectionControls } from '../direction-controls.ts';
import { asciiHost } from './ascii-host.ts';
import { displayHost } from './display-host.ts';

/** Decodes a host with non-ASCII letters. Returns other hosts unchanged. */
function decodedHost(host: string): string {
  if (!/xn--|[^\p{ASCII}]/iu.test(host)) return host;
  const { text, ascii } = displayHost(asciiHost(host));
  return text === ascii ? host : text;
}

/**
 * Decodes a host with non-ASCII letters and puts a globe before it. Returns other hosts unchanged.
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
 * Formats an address like `displayAddress`, but without the first `@`. Used in place of a missing
 * display name.
 */
export function displayAcct(acct: string): string {
  return withHost(withoutDirectionControls(acct), formatHost);
}

/**
 * Decodes the host of an address as a reader types it in a search. The result has no globe, so it
 * must not be displayed.
 */
export function decodeAcctHost(acct: string): string {
  return withHost(acct, decodedHost);
}

/**
 * Formats the address of an account for display: `@name@host`. A host with non-ASCII letters is
 * decoded and marked with a globe, so that it cannot imitate another host (R-PROF-036). Not for
 * requests or text that is inserted.
 */
export function displayAddress(acct: string): string {
  return `@${displayAcct(acct)}`;
}
