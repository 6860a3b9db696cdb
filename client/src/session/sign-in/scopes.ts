/** The scopes for members. Akkoma and Pleroma know `admin`, Mastodon does not (R-AUTH-022). */
const memberScopes = ['read', 'write', 'follow', 'push', 'admin'] as const;

/**
 * The scopes for staff on servers that do not know `admin`; requested when a member opens a screen
 * for staff.
 */
const staffScopes = ['admin:read', 'admin:write'] as const;

/** For whom a sign-in requests scopes. */
export type SignInPurpose = 'member' | 'staff';

/**
 * Returns the scopes to request: those that the client needs and the server offers.
 *
 * @param offered undefined if the server does not say
 * @param refused scopes that the server refused before
 */
export function wantedScopes(
  purpose: SignInPurpose,
  offered: readonly string[] | undefined,
  refused: readonly string[] = [],
): readonly string[] {
  /* Some servers list only scopes such as `openid`. It is then unknown which scopes of the API
     they offer. */
  const isList = memberScopes.some((scope) => offered?.includes(scope));
  const isPossible = (scope: string): boolean =>
    !(isList && offered && !offered.includes(scope)) && !refused.includes(scope);
  const forMembers = memberScopes.filter(isPossible);
  const forStaff =
    purpose === 'staff' && !forMembers.includes('admin') ? staffScopes.filter(isPossible) : [];
  return [...forMembers, ...forStaff];
}

/**
 * Returns the sets of scopes to try when registering the client, from all of these down to `read`
 * alone.
 */
export function scopeSetsToTry(scopes: readonly string[]): readonly (readonly string[])[] {
  const narrower = [4, 3, 1].map((count) => {
    const fewer: readonly string[] = memberScopes.slice(0, count);
    return scopes.filter((scope) => fewer.includes(scope));
  });
  return [scopes, ...narrower].filter(
    (set, at, all) => set.length > 0 && set.length !== all[at - 1]?.length,
  );
}

/** Returns the scopes of a token; undefined if the token response did not contain them. */
export function parseScopes(granted: string | undefined): readonly string[] | undefined {
  const scopes = granted?.split(/[\s+]+/u).filter((scope) => scope !== '') ?? [];
  return scopes.length > 0 ? scopes : undefined;
}

/** Returns whether a token may make calls of staff. A token with unknown scopes counts as allowed. */
export function hasStaffScopes(granted: string | undefined): boolean {
  return parseScopes(granted)?.some((scope) => /^admin(?::|$)/u.test(scope)) ?? true;
}
