/**
 * Prefix of the names of the real instance's cookies. Browsers send the cookies of a host to all its
 * ports; those of other servers on this machine are not forwarded.
 */
const prefix = 'rookery-backend.';

/** Converts a cookie of the real instance for this host, which has no TLS. */
export function toProxyCookie(cookie: string): string {
  return (
    prefix +
    cookie
      .split(/;\s*/)
      .filter((part) => !/^(?:domain=|secure$|partitioned$)/i.test(part))
      .map((part) => (/^samesite=none$/i.test(part) ? 'SameSite=Lax' : part))
      .join('; ')
  );
}

/** Returns the real instance's cookies from a Cookie header, under their original names. */
export function toBackendCookies(header: string): string {
  return header
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length))
    .join('; ');
}
