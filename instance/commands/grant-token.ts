import type { Token } from '@rookery/contract/schemas/token.ts';
import type { Instance } from '#context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import type { AccountRow, AppRow } from '#store/rows.ts';
import { issueToken } from '#store/tokens.ts';
import { accountUrl } from '#views/account-view.ts';

const hundredYears = 3_153_600_000;

interface Grant {
  readonly app: AppRow;
  readonly scopes: string;
  readonly member?: AccountRow | undefined;
  /**
   * Refresh token of the token that this one replaces; it stays valid. By default a new one is
   * generated.
   */
  readonly refresh?: string;
}

/** Creates a token for an app or for a member of the app. */
export function grantToken(instance: Instance, origin: string, grant: Grant): Token {
  const now = instance.now();
  const issued = issueToken(instance.database, {
    appId: grant.app.id,
    accountId: grant.member?.id ?? null,
    scopes: grant.scopes,
    createdAt: now,
    ...(grant.refresh === undefined ? {} : { refresh: grant.refresh }),
  });
  return findDialect(instance.config).views.token({
    access_token: issued.access,
    created_at: Math.floor(now / 1000),
    expires_in: hundredYears,
    id: issued.id,
    ...(grant.member ? { me: accountUrl(grant.member, origin) } : {}),
    refresh_token: issued.refresh,
    scope: grant.scopes,
    token_type: 'Bearer',
  });
}
