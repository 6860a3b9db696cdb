import { safeLinkUrl } from './safe-url.ts';

/**
 * A host name that a person or a server wrote, as the platform's `URL` has it: small letters,
 * punycode, nothing invisible. What is no host stays as it is, in small letters.
 */
export function asciiHost(text: string): string {
  const trimmed = text.trim();
  const url = /^[^\s/?#@\\]+$/.test(trimmed) ? safeLinkUrl(`https://${trimmed}`) : undefined;
  return url?.host ?? trimmed.toLowerCase();
}

/** An account's address (`name@host`, or `name` alone) in the form in which two are compared. */
export function comparableAddress(acct: string): string {
  const [name = '', host] = acct.trim().replace(/^@/, '').split('@');
  return host === undefined ? name.toLowerCase() : `${name.toLowerCase()}@${asciiHost(host)}`;
}
