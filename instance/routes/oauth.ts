import { answerMfaChallenge, requestToken } from '@rookery/contract/calls/oauth.ts';
import { revokeToken } from '@rookery/contract/calls/credentials.ts';
import type { Token } from '@rookery/contract/schemas/token.ts';
import type { Instance } from '#context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { grantToken } from '#commands/grant-token.ts';
import { findMemberByPassword, requireUsableAccount } from '#commands/find-member-by-password.ts';
import { revokeToken as endSignIn } from '#commands/revoke-tokens.ts';
import { codeWaitText, startSecondFactor, verifySecondFactor } from '#commands/second-factor.ts';
import { emptyResponse } from '#http/route-response.ts';
import { HttpError, retryAfterHeader, UnknownClientError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { withSessionCookie } from '#http/session-cookie.ts';
import { verifyCodeChallenge } from '#rules/code-challenge.ts';
import { grantScopes, areScopesRegistered } from '#rules/scopes.ts';
import { accountById } from '#store/accounts.ts';
import { appBySecret } from '#store/apps.ts';
import { saveSignIn } from '#store/known-sign-ins.ts';
import { redeemOAuthCode } from '#store/oauth-codes.ts';
import type { AccountRow, AppRow } from '#store/rows.ts';
import { hasSecondFactor } from '#store/second-factors.ts';
import { tokenByAccess, tokenByRefresh } from '#store/tokens.ts';

const invalidCredentials = (): HttpError => new HttpError(400, 'Invalid credentials');

interface TokenRequest {
  readonly instance: Instance;
  readonly origin: string;
  readonly address: string;
  readonly app: AppRow;
  readonly sent: {
    readonly scope?: string;
    readonly code?: string;
    readonly code_verifier?: string;
    readonly redirect_uri?: string;
    readonly username?: string;
    readonly password?: string;
    readonly refresh_token?: string;
  };
}

/**
 * Returns the requested scopes, if the app registered for them and the member may have them. Throws
 * 400 otherwise.
 */
function scopesFor({ app, sent }: TokenRequest, isStaff: boolean): string {
  const requested = sent.scope || app.scopes;
  const scopes = areScopesRegistered(requested, app.scopes)
    ? grantScopes(requested, isStaff)
    : undefined;
  if (scopes === undefined) throw invalidCredentials();
  return scopes;
}

async function grantByPassword(tokenRequest: TokenRequest): Promise<Token> {
  const { instance, origin, address, app, sent } = tokenRequest;
  const member = await findMemberByPassword(instance, sent.username ?? '', sent.password ?? '');
  if (!member) throw invalidCredentials();
  const scopes = scopesFor(tokenRequest, member.role !== null);
  requireUsableAccount(member);
  if (hasSecondFactor(instance.database, member.id))
    throw new HttpError(403, {
      error: 'mfa_required',
      mfa_token: startSecondFactor(instance, { app, member, scopes }),
      supported_challenge_types: 'totp',
    });
  saveSignIn(instance.database, member.id, { address, appId: app.id }, instance.now());
  return grantToken(instance, origin, { app, scopes, member });
}

/** Redeems a code, which is valid once, for the app and redirect URI that it was issued for. */
function grantByCode({ instance, origin, app, sent }: TokenRequest): Token {
  const { database } = instance;
  const code = redeemOAuthCode(database, app.id, sent.code ?? '', instance.now());
  if (!code || code.redirect_uri !== sent.redirect_uri) throw invalidCredentials();
  if (!verifyCodeChallenge(code.code_challenge, sent.code_verifier)) throw invalidCredentials();
  const member = accountById(database, code.account_id);
  if (!member) throw invalidCredentials();
  requireUsableAccount(member);
  return grantToken(instance, origin, { app, scopes: code.scopes, member });
}

/** Revokes a token and issues a new one for the same app, member and scopes. */
function grantByRefresh({ instance, origin, app, sent }: TokenRequest): Token {
  const { database } = instance;
  const refresh = sent.refresh_token ?? '';
  return database.transaction(() => {
    const old = tokenByRefresh(database, refresh);
    if (!old || old.app_id !== app.id) throw invalidCredentials();
    let member: AccountRow | undefined;
    if (old.account_id !== null) {
      member = accountById(database, old.account_id);
      if (!member?.active) throw invalidCredentials();
    }
    endSignIn(instance, old.id);
    return grantToken(instance, origin, { app, scopes: old.scopes, member, refresh });
  });
}

const grants: Readonly<Record<string, (tokenRequest: TokenRequest) => Token | Promise<Token>>> = {
  client_credentials: (tokenRequest) =>
    grantToken(tokenRequest.instance, tokenRequest.origin, {
      app: tokenRequest.app,
      scopes: scopesFor(tokenRequest, true),
    }),
  password: grantByPassword,
  authorization_code: grantByCode,
  refresh_token: grantByRefresh,
};

/*
 * If the grant type is missing, Akkoma does not name it but responds "Bad request", so the field is
 * not required here.
 */
const tokenRow = {
  ...requestToken,
  body: {
    ...requestToken.body,
    fields: { ...requestToken.body.fields, grant_type: 'text' },
  },
} as const;

/** Issues tokens for the supported grants, and revokes them. */
export const oauthRoutes = [
  route(tokenRow, async ({ instance, body, view, request, caller }) => {
    const app = appBySecret(instance.database, body.client_id, body.client_secret);
    if (!app) throw new UnknownClientError();
    const kind = body.grant_type ?? '';
    const isOffered = findDialect(instance.config).grantTypes.includes(kind);
    const grant = isOffered && Object.hasOwn(grants, kind) ? grants[kind] : undefined;
    if (!grant) throw new HttpError(400, 'Bad request');
    const { address } = caller;
    const token = await grant({ instance, origin: view.origin, address, app, sent: body });
    return withSessionCookie(instance, request, token);
  }),

  route(answerMfaChallenge, ({ instance, body, view, request, caller }) => {
    const app = appBySecret(instance.database, body.client_id, body.client_secret);
    const { mfa_token: token, code, challenge_type: type } = body;
    const marks = { address: caller.address, appId: app?.id };
    const result =
      app &&
      verifySecondFactor(
        instance,
        { token, code, type },
        marks,
        (challenge) => challenge.app_id === app.id && challenge.redirect_uri === null,
      );
    if (!result) throw new HttpError(400, 'Invalid code');
    if ('wait' in result)
      throw new HttpError(429, `${codeWaitText(result)}.`, retryAfterHeader(result.wait));
    requireUsableAccount(result.member);
    saveSignIn(instance.database, result.member.id, marks, instance.now());
    const granted = grantToken(instance, view.origin, {
      app,
      scopes: result.challenge.scopes,
      member: result.member,
    });
    return withSessionCookie(instance, request, granted);
  }),

  route(revokeToken, ({ instance, body }) => {
    const { database } = instance;
    const app = appBySecret(database, body.client_id ?? '', body.client_secret ?? '');
    const token = tokenByAccess(database, body.token) ?? tokenByRefresh(database, body.token);
    if (app && token?.app_id === app.id) endSignIn(instance, token.id);
    return emptyResponse;
  }),
];
