import { safeLinkUrl } from './safe-url.ts';

/**
 * Normalises a host name with the browser's `URL`: lower case, punycode, no invisible characters. A
 * text that is not a host is only converted to lower case.
 */
export function asciiHost(text: string): string {
  const trimmed = text.trim();
  const url = /^[^\s/?#@\\]+$/.test(trimmed) ? safeLinkUrl(`https://${trimmed}`) : undefined;
  return url?.host ?? trimmed.toLowerCase();
}

/**
 * Normalises the address of an account (`name@host` or `name`), so that equal addresses can be
 * compared as texts.
 */
export function comparableAddress(acct: string): string {
  const [name = '', host] = acct.trim().replace(/^@/, '').split('@');
  return host === undefined ? name.toLowerCase() : `${name.toLowerCase()}@${asciiHost(host)}`;
}
