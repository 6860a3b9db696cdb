/** The known data of the server at which a sign-in was started. */
interface ExpectedServer {
  /** The issuer in the server's metadata (RFC 8414). */
  readonly issuer?: string | undefined;
  /** The server's host in the instance document. */
  readonly host?: string | undefined;
  readonly origin: string;
}

/* Mastodon's issuer ends with a slash, which other servers leave out. */
const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/**
 * Returns whether the issuer in a redirect is the server at which the sign-in was started (RFC
 * 9207). Otherwise the code must not be sent to that server. If the issuer of the server is
 * unknown, the host of the issuer in the redirect must be the instance's.
 */
export function isIssuerOf({ issuer, host, origin }: ExpectedServer, sent: string): boolean {
  if (issuer !== undefined) return withoutSlash(sent) === withoutSlash(issuer);
  const sentHost = URL.parse(sent)?.host;
  return sentHost !== undefined && (sentHost === host || sentHost === new URL(origin).host);
}
