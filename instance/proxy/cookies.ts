/** Cookies serve the sign-in page of the real instance alone: its calls are signed by their header. */
export function mayCarryCookies(path: string): boolean {
  return path.startsWith('/oauth/') || path === '/oauth';
}

/**
 * Before the name of each cookie of the real instance. A browser gives the cookies of this machine to
 * every port of it: those that others set are none of the instance's business.
 */
const mark = 'rookery-backend.';

/** A cookie of the real instance as the proxy may set it: for this host, without TLS, known again. */
export function ownCookie(cookie: string): string {
  return (
    mark +
    cookie
      .split(/;\s*/)
      .filter((part) => !/^(?:domain=|secure$|partitioned$)/i.test(part))
      .map((part) => (/^samesite=none$/i.test(part) ? 'SameSite=Lax' : part))
      .join('; ')
  );
}

/** Of what a browser sends, the cookies of the real instance, under their own names. */
export function theirCookies(header: string): string {
  return header
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(mark))
    .map((cookie) => cookie.slice(mark.length))
    .join('; ');
}
