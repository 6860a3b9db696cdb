/**
 * The requested scopes (R-AUTH-022). Servers silently omit scopes that the account may not have.
 */
export const scopes = 'read write follow push admin';

/** Address that the server redirects to after consent. */
export function redirectUri(origin: string): string {
  return `${origin}/oauth-callback`;
}
