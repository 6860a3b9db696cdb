import { requestToken, revokeToken } from '#contract/calls/oauth.ts';
import { createApplication, verifyApplication } from '#contract/calls/applications.ts';
import type { Instance } from '#instance/context.ts';
import { grantToken } from '#instance/deeds/grant-token.ts';
import { localAcct } from '#instance/deeds/find-mentionable.ts';
import { empty } from '#instance/http/empty.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { route } from '#instance/http/route.ts';
import { grantScopes } from '#instance/rules/scopes.ts';
import { accountByAcct, accountByEmail, accountById } from '#instance/store/accounts.ts';
import { appById, provenApp, registerApp } from '#instance/store/apps.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { passwordMatches } from '#instance/store/secrets.ts';
import { deleteToken, tokenByAccess, tokenByRefresh } from '#instance/store/tokens.ts';

const usualScopes = 'read';

function refuseIdentifier(error: string, identifier: string): Refusal {
  return new Refusal(403, { error, identifier });
}

/** Why a member with the right password may still not come in. */
function refuseByState(member: AccountRow): void {
  if (!member.active)
    throw refuseIdentifier('Your account is currently disabled', 'account_is_disabled');
  if (!member.approved)
    throw refuseIdentifier('Your account is awaiting approval.', 'awaiting_approval');
  if (!member.confirmed)
    throw refuseIdentifier(
      'Your login is missing a confirmed e-mail address',
      'missing_confirmed_email',
    );
}

const wrong = (): Refusal => new Refusal(400, 'Invalid credentials');

async function memberByPassword(
  instance: Instance,
  name: string,
  password: string,
): Promise<AccountRow> {
  const { database } = instance;
  const found =
    accountByAcct(database, localAcct(instance, name)) ?? accountByEmail(database, name);
  const member = found?.host === null ? found : undefined;
  const matches = await passwordMatches(member?.password_hash ?? null, password);
  if (!member || !matches) throw wrong();
  refuseByState(member);
  return member;
}

export const oauthRoutes = [
  route(createApplication, ({ instance, body }) => {
    const app = registerApp(instance.database, {
      name: body.client_name,
      redirectUris: body.redirect_uris,
      scopes: body.scopes ?? usualScopes,
      website: body.website ?? null,
      createdAt: instance.now(),
    });
    return {
      client_id: app.clientId,
      client_secret: app.secret,
      id: String(app.id),
      name: body.client_name,
      redirect_uri: body.redirect_uris,
      website: body.website ?? null,
      vapid_key: instance.config.vapidPublicKey,
    };
  }),

  route(verifyApplication, ({ instance, caller }) => {
    const app = caller.token && appById(instance.database, caller.token.app_id);
    if (!app) throw new Refusal(403, 'Invalid credentials.');
    return { name: app.name, website: app.website, vapid_key: instance.config.vapidPublicKey };
  }),

  route(requestToken, async ({ instance, body, view }) => {
    const { database } = instance;
    const app = provenApp(database, body.client_id, body.client_secret);
    if (!app) throw wrong();
    const asked = body.scope || app.scopes;
    if (body.grant_type === 'client_credentials') {
      const scopes = grantScopes(asked, true);
      if (scopes === undefined) throw wrong();
      return grantToken(instance, view.origin, { app, scopes });
    }
    if (body.grant_type === 'password') {
      const member = await memberByPassword(instance, body.username ?? '', body.password ?? '');
      const scopes = grantScopes(asked, member.role !== null);
      if (scopes === undefined) throw wrong();
      return grantToken(instance, view.origin, { app, scopes, member });
    }
    if (body.grant_type === 'refresh_token') {
      const refresh = body.refresh_token ?? '';
      const old = tokenByRefresh(database, refresh);
      const member = old?.account_id ? accountById(database, old.account_id) : undefined;
      if (!old || old.app_id !== app.id || (member && !member.active)) throw wrong();
      return grantToken(instance, view.origin, {
        app,
        scopes: old.scopes,
        ...(member ? { member } : {}),
        refresh,
      });
    }
    throw new Refusal(400, 'Bad request');
  }),

  route(revokeToken, ({ instance, body }) => {
    const { database } = instance;
    const app = provenApp(database, body.client_id, body.client_secret);
    const token = tokenByAccess(database, body.token);
    if (app && token?.app_id === app.id) {
      deleteToken(database, token.id);
      instance.events.publish({ kind: 'token-revoked', tokenId: token.id });
    }
    return empty;
  }),
];
