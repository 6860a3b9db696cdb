/** What this client asks to be allowed (R-AUTH-022). A scope one has no right to is left out silently. */
export const scopes = 'read write follow push admin';

/** Where a server sends the browser back to after consent. */
export function redirectUri(origin: string): string {
  return `${origin}/oauth-callback`;
}
