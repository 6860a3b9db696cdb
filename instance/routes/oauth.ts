import { answerMfaChallenge, requestToken } from '#contract/calls/oauth.ts';
import { revokeToken } from '#contract/calls/credentials.ts';
import type { Token } from '#contract/schemas/token.ts';
import type { Instance } from '#instance/context.ts';
import { grantToken } from '#instance/deeds/grant-token.ts';
import { memberByPassword, refuseByState } from '#instance/deeds/prove-member.ts';
import { revokeToken as endSignIn } from '#instance/deeds/revoke-tokens.ts';
import { askSecondStep, takeSecondStep } from '#instance/deeds/second-step.ts';
import { empty } from '#instance/http/empty.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { route } from '#instance/http/route.ts';
import { withSessionCookie } from '#instance/http/session-cookie.ts';
import { isProved } from '#instance/rules/proof-key.ts';
import { grantScopes, scopesWithin } from '#instance/rules/scopes.ts';
import { accountById } from '#instance/store/accounts.ts';
import { provenApp } from '#instance/store/apps.ts';
import { rememberSignIn } from '#instance/store/known-sign-ins.ts';
import { redeemCode } from '#instance/store/oauth-codes.ts';
import type { AccountRow, AppRow } from '#instance/store/rows.ts';
import { hasSecondFactor } from '#instance/store/second-factors.ts';
import { tokenByAccess, tokenByRefresh } from '#instance/store/tokens.ts';

const wrong = (): Refusal => new Refusal(400, 'Invalid credentials');

interface Asking {
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

/** Those asked for, as far as the app registered for them and its member may have them. */
function scopesFor({ app, sent }: Asking, isStaff: boolean): string {
  const asked = sent.scope || app.scopes;
  const scopes = scopesWithin(asked, app.scopes) ? grantScopes(asked, isStaff) : undefined;
  if (scopes === undefined) throw wrong();
  return scopes;
}

async function byPassword(asking: Asking): Promise<Token> {
  const { instance, origin, address, app, sent } = asking;
  const member = await memberByPassword(instance, sent.username ?? '', sent.password ?? '');
  if (!member) throw wrong();
  const scopes = scopesFor(asking, member.role !== null);
  refuseByState(member);
  if (hasSecondFactor(instance.database, member.id))
    throw new Refusal(403, {
      error: 'mfa_required',
      mfa_token: askSecondStep(instance, { app, member, scopes }),
      supported_challenge_types: 'totp',
    });
  rememberSignIn(instance.database, member.id, { address, appId: app.id }, instance.now());
  return grantToken(instance, origin, { app, scopes, member });
}

/** The code is good once, for the app and the address it was made for. */
function byCode({ instance, origin, app, sent }: Asking): Token {
  const { database } = instance;
  const code = redeemCode(database, app.id, sent.code ?? '', instance.now());
  if (!code || code.redirect_uri !== sent.redirect_uri) throw wrong();
  if (!isProved(code.code_challenge, sent.code_verifier)) throw wrong();
  const member = accountById(database, code.account_id);
  if (!member) throw wrong();
  refuseByState(member);
  return grantToken(instance, origin, { app, scopes: code.scopes, member });
}

/** The new token takes the old one's place. */
function byRefresh({ instance, origin, app, sent }: Asking): Token {
  const { database } = instance;
  const refresh = sent.refresh_token ?? '';
  return database.transaction(() => {
    const old = tokenByRefresh(database, refresh);
    if (!old || old.app_id !== app.id) throw wrong();
    let member: AccountRow | undefined;
    if (old.account_id !== null) {
      member = accountById(database, old.account_id);
      if (!member?.active) throw wrong();
    }
    endSignIn(instance, old.id);
    return grantToken(instance, origin, { app, scopes: old.scopes, member, refresh });
  });
}

const grants: Readonly<Record<string, (asking: Asking) => Token | Promise<Token>>> = {
  client_credentials: (asking) =>
    grantToken(asking.instance, asking.origin, {
      app: asking.app,
      scopes: scopesFor(asking, true),
    }),
  password: byPassword,
  authorization_code: byCode,
  refresh_token: byRefresh,
};

/* Without a grant the real server says no more than that the request is bad. */
const tokenRow = {
  ...requestToken,
  body: {
    ...requestToken.body,
    fields: { ...requestToken.body.fields, grant_type: 'text' },
  },
} as const;

export const oauthRoutes = [
  route(tokenRow, async ({ instance, body, view, request, caller }) => {
    const app = provenApp(instance.database, body.client_id, body.client_secret);
    if (!app) throw wrong();
    const kind = body.grant_type ?? '';
    const grant = Object.hasOwn(grants, kind) ? grants[kind] : undefined;
    if (!grant) throw new Refusal(400, 'Bad request');
    const { address } = caller;
    const token = await grant({ instance, origin: view.origin, address, app, sent: body });
    return withSessionCookie(instance, request, token);
  }),

  route(answerMfaChallenge, ({ instance, body, view, request, caller }) => {
    const app = provenApp(instance.database, body.client_id, body.client_secret);
    const { mfa_token: token, code, challenge_type: type } = body;
    const passed =
      app &&
      takeSecondStep(
        instance,
        { token, code, type },
        (challenge) => challenge.app_id === app.id && challenge.redirect_uri === null,
      );
    if (!passed) throw new Refusal(400, 'Invalid code');
    refuseByState(passed.member);
    const marks = { address: caller.address, appId: app.id };
    rememberSignIn(instance.database, passed.member.id, marks, instance.now());
    const granted = grantToken(instance, view.origin, {
      app,
      scopes: passed.challenge.scopes,
      member: passed.member,
    });
    return withSessionCookie(instance, request, granted);
  }),

  route(revokeToken, ({ instance, body }) => {
    const { database } = instance;
    const app = provenApp(database, body.client_id ?? '', body.client_secret ?? '');
    const token = tokenByAccess(database, body.token) ?? tokenByRefresh(database, body.token);
    if (app && token?.app_id === app.id) endSignIn(instance, token.id);
    return empty;
  }),
];
