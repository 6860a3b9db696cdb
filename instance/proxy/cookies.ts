/** Cookies serve the sign-in page of the real instance alone: its calls are signed by their header. */
export function mayCarryCookies(path: string): boolean {
  return path.startsWith('/oauth/') || path === '/oauth';
}

/** A cookie of the real instance as the proxy may set it: for this host, and without TLS. */
export function ownCookie(cookie: string): string {
  return cookie
    .split(/;\s*/)
    .filter((part) => !/^(?:domain=|secure$|partitioned$)/i.test(part))
    .map((part) => (/^samesite=none$/i.test(part) ? 'SameSite=Lax' : part))
    .join('; ');
}
