import { safeLinkUrl } from './safe-url.ts';

/**
 * Normalises a host name with the platform's `URL`: lower case, punycode, no invisible characters.
 * Text that is not a host is only lower-cased.
 */
export function asciiHost(text: string): string {
  const trimmed = text.trim();
  const url = /^[^\s/?#@\\]+$/.test(trimmed) ? safeLinkUrl(`https://${trimmed}`) : undefined;
  return url?.host ?? trimmed.toLowerCase();
}

/** Normalises an account's address (`name@host` or `name`) for comparison. */
export function comparableAddress(acct: string): string {
  const [name = '', host] = acct.trim().replace(/^@/, '').split('@');
  return host === undefined ? name.toLowerCase() : `${name.toLowerCase()}@${asciiHost(host)}`;
}
