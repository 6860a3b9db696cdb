import {
  authorizePage as authorizePageCall,
  submitAuthorization,
  submitSecondFactor,
} from '@rookery/contract/calls/oauth.ts';
import type { Instance } from '#context.ts';
import { findMemberByPassword, accountStateError } from '#commands/find-member-by-password.ts';
import { startSecondFactor, verifySecondFactor } from '#commands/second-factor.ts';
import { retryAfterHeader } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { textsForPage } from '#i18n/choose-texts.ts';
import { msg } from '#i18n/message.ts';
import type { Texts } from '#i18n/texts.ts';
import { accountStateText } from '#pages/account-state-text.ts';
import {
  authorizePage,
  authorizationErrorPage,
  secondFactorPage,
  type AuthorizationRequest,
  type FormError,
} from '#pages/authorize-page.ts';
import { outOfBandUri } from '#rules/redirect-uris.ts';
import { grantScopes, areScopesRegistered } from '#rules/scopes.ts';
import { challengeRedirectUri } from '#store/mfa-challenges.ts';
import { hasSecondFactor } from '#store/second-factors.ts';
import {
  maxStateLength,
  readAuthorization,
  redirectToApp,
  redirectWithCode,
} from './authorization.ts';

/*
 * The page is opened in a browser. So that it can show a readable error, no parameter is required
 * here.
 */
const authorizePageRow = {
  ...authorizePageCall,
  query: {
    ...authorizePageCall.query,
    response_type: 'text',
    client_id: 'text',
    redirect_uri: 'text',
  },
} as const;

/** Formats a duration in milliseconds as minutes, rounded up. */
function formatMinutes({ language }: Texts, wait: number): string {
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, format).format(Math.ceil(wait / 60_000));
}

async function authorize(
  { instance, texts }: { readonly instance: Instance; readonly texts: Texts },
  authorization: AuthorizationRequest,
  { name, password, address }: Readonly<Record<'name' | 'password' | 'address', string>>,
): Promise<RouteResponse> {
  const retryPage = (message: string, status: number): RouteResponse =>
    authorizePage(texts, authorization, name, { message: texts.text(message), status });
  const member = await findMemberByPassword(instance, name, password);
  if (!member) return retryPage(msg`Wrong username or password.`, 401);
  const requestedScopes = authorization.scopes.join(' ');
  const scopes = areScopesRegistered(requestedScopes, authorization.app.scopes)
    ? grantScopes(requestedScopes, member.role !== null)
    : undefined;
  if (scopes === undefined)
    return retryPage(msg`Choose at least one permission that this account can give.`, 400);
  const stateError = accountStateError(member);
  if (stateError) return retryPage(accountStateText(stateError.identifier), 403);
  const { app, redirectUri, state, codeChallenge } = authorization;
  const consent = { texts, app, member, scopes, redirectUri, codeChallenge, address };
  if (hasSecondFactor(instance.database, member.id))
    return secondFactorPage(texts, {
      token: startSecondFactor(instance, consent),
      state,
      redirectUri,
    });
  return redirectWithCode(instance, { ...consent, state, codeChallenge: codeChallenge ?? null });
}

/** Signing in to an app on a page of the instance, so that the app does not see the password. */
export const oauthAuthorizeRoutes = [
  route(authorizePageRow, ({ instance, query, request }) => {
    const texts = textsForPage(request);
    const authorization = readAuthorization({ instance, texts }, query, [query.scope ?? '']);
    if (authorization instanceof RouteResponse) return authorization;
    const scopes =
      authorization.scopes.length > 0
        ? authorization.scopes
        : authorization.app.scopes.split(/\s+/);
    return authorizePage(texts, { ...authorization, scopes });
  }),

  route(submitAuthorization, ({ instance, body, caller, request }) => {
    const texts = textsForPage(request);
    const sent = body.authorization ?? {};
    const authorization = readAuthorization({ instance, texts }, sent, sent.scope ?? []);
    if (authorization instanceof RouteResponse) return authorization;
    const { redirectUri, state } = authorization;
    if (sent.deny !== undefined)
      return redirectUri === outOfBandUri
        ? authorizationErrorPage(texts, msg`You didn’t allow access.`, 403)
        : redirectToApp(redirectUri, state, { error: 'access_denied' });
    return authorize({ instance, texts }, authorization, {
      name: sent.name ?? '',
      password: sent.password ?? '',
      address: caller.address,
    });
  }),

  route(submitSecondFactor, ({ instance, body, caller, request }) => {
    const texts = textsForPage(request);
    const { mfa_token: token = '', code = '', challenge_type: type = '', state } = body.mfa ?? {};
    if ((state?.length ?? 0) > maxStateLength)
      return authorizationErrorPage(texts, msg`The app’s request is too long.`);
    const passed = verifySecondFactor(
      instance,
      { token, code, type },
      { address: caller.address },
      (challenge) => challenge.redirect_uri !== null,
    );
    const retryPage = (error: FormError): RouteResponse =>
      secondFactorPage(texts, {
        token,
        state,
        redirectUri: challengeRedirectUri(instance.database, token),
        error,
      });
    if (passed && 'wait' in passed)
      return retryPage({
        message: texts.text(
          msg`Too many wrong codes. Use a recovery code, or try again after this time: {duration}`,
          { duration: formatMinutes(texts, passed.wait) },
        ),
        status: 429,
        headers: retryAfterHeader(passed.wait),
      });
    const redirectUri = passed?.challenge.redirect_uri;
    if (!passed || !redirectUri)
      return retryPage({
        message: texts.text(msg`Wrong code, or it took too long to log in.`),
        status: 401,
      });
    const stateError = accountStateError(passed.member);
    if (stateError)
      return authorizationErrorPage(texts, accountStateText(stateError.identifier), 403);
    return redirectWithCode(instance, {
      texts,
      address: caller.address,
      app: { id: passed.challenge.app_id },
      member: passed.member,
      scopes: passed.challenge.scopes,
      redirectUri,
      state,
      codeChallenge: passed.challenge.code_challenge,
    });
  }),
];
