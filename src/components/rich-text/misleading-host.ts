import { displayHost } from '#lib/url/display-host.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';

/* Only the beginning of a text can pass for a URL: nobody reads further. */
const readLength = 400;
const honestLength = 4000;

const withScheme = /(?:[a-z][a-z\d+.-]{1,12}:\/\/|www\.)[^\s/?#"'<>()]+/i;

function bareHost(text: string): string | undefined {
  return /^(?:[\p{L}\p{N}_-]+\.)+[\p{L}][\p{L}\p{N}-]+(?=\.*$|\.\.|[:/?#])/u.exec(text)?.[0];
}

function hostAfterAt(text: string): string | undefined {
  return /@[\w.-]+@([\p{L}\p{N}.-]+\.[\p{L}\p{N}-]+)/u.exec(text)?.[1];
}

/* Returns the host that a text names, normalised by `URL`. */
function claimedHost(seen: string): string | undefined {
  const text = seen.slice(0, readLength).normalize('NFKC').replaceAll('。', '.');
  const claim = withScheme.exec(text)?.[0] ?? bareHost(text) ?? hostAfterAt(text);
  if (claim === undefined) return undefined;
  const address = claim.replace(/^[^:/]+:\/\//, '').replace(/[.,;:!]+$/, '');
  if (address.includes('@')) return address;
  return safeLinkUrl(`https://${address}`)?.host ?? address;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/**
 * Returns the host to show beside a link: if its text names another host, hides a name before an
 * `@`, is invisible, or spells a host with look-alike letters. Undefined otherwise.
 */
export function misleadingHost(url: URL, text: string): string | undefined {
  /* Without characters that are invisible on screen. */
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  if (url.host === '') return seen === '' ? url.href.slice(0, 80) : undefined;
  const host = displayHost(url.host);
  const shown = host.isDeceptive ? host.ascii : host.text;
  const hidesSomething = url.username !== '' || url.password !== '';
  if (hidesSomething || seen === '' || seen.length > honestLength) return shown;
  const claimed = claimedHost(seen);
  if (claimed === undefined) return undefined;
  return withoutWww(claimed) !== withoutWww(url.host) || host.isDeceptive ? shown : undefined;
}
