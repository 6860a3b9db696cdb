import {
  authorizePage as authorizePageCall,
  submitAuthorization,
  submitSecondFactor,
} from '@rookery/contract/calls/oauth.ts';
import type { Instance } from '#context.ts';
import { findMemberByPassword, accountStateError } from '#commands/find-member-by-password.ts';
import { codeWaitText, startSecondFactor, verifySecondFactor } from '#commands/second-factor.ts';
import { retryAfterHeader } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
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

async function authorize(
  instance: Instance,
  authorization: AuthorizationRequest,
  { name, password, address }: Readonly<Record<'name' | 'password' | 'address', string>>,
): Promise<RouteResponse> {
  const retryPage = (message: string, status: number): RouteResponse =>
    authorizePage(authorization, name, { message, status });
  const member = await findMemberByPassword(instance, name, password);
  if (!member) return retryPage('The name or the password is wrong.', 401);
  const requestedScopes = authorization.scopes.join(' ');
  const scopes = areScopesRegistered(requestedScopes, authorization.app.scopes)
    ? grantScopes(requestedScopes, member.role !== null)
    : undefined;
  if (scopes === undefined) return retryPage('Nothing that can be allowed was chosen.', 400);
  const stateError = accountStateError(member);
  if (stateError) return retryPage(stateError.error, 403);
  const { app, redirectUri, state, codeChallenge } = authorization;
  const consent = { app, member, scopes, redirectUri, codeChallenge, address };
  if (hasSecondFactor(instance.database, member.id))
    return secondFactorPage({ token: startSecondFactor(instance, consent), state, redirectUri });
  return redirectWithCode(instance, { ...consent, state, codeChallenge: codeChallenge ?? null });
}

/** Signing in to an app on a page of the instance, so that the app does not see the password. */
export const oauthAuthorizeRoutes = [
  route(authorizePageRow, ({ instance, query }) => {
    const authorization = readAuthorization(instance, query, [query.scope ?? '']);
    if (authorization instanceof RouteResponse) return authorization;
    const scopes =
      authorization.scopes.length > 0
        ? authorization.scopes
        : authorization.app.scopes.split(/\s+/);
    return authorizePage({ ...authorization, scopes });
  }),

  route(submitAuthorization, ({ instance, body, caller }) => {
    const sent = body.authorization ?? {};
    const authorization = readAuthorization(instance, sent, sent.scope ?? []);
    if (authorization instanceof RouteResponse) return authorization;
    const { redirectUri, state } = authorization;
    if (sent.deny !== undefined)
      return redirectUri === outOfBandUri
        ? authorizationErrorPage('You did not let the application in.', 403)
        : redirectToApp(redirectUri, state, { error: 'access_denied' });
    return authorize(instance, authorization, {
      name: sent.name ?? '',
      password: sent.password ?? '',
      address: caller.address,
    });
  }),

  route(submitSecondFactor, ({ instance, body, caller }) => {
    const { mfa_token: token = '', code = '', challenge_type: type = '', state } = body.mfa ?? {};
    if ((state?.length ?? 0) > maxStateLength)
      return authorizationErrorPage('The application sent too much along.');
    const passed = verifySecondFactor(
      instance,
      { token, code, type },
      { address: caller.address },
      (challenge) => challenge.redirect_uri !== null,
    );
    const retryPage = (error: FormError): RouteResponse =>
      secondFactorPage({
        token,
        state,
        redirectUri: challengeRedirectUri(instance.database, token),
        error,
      });
    if (passed && 'wait' in passed)
      return retryPage({
        message: `${codeWaitText(passed)}, or use a recovery code.`,
        status: 429,
        headers: retryAfterHeader(passed.wait),
      });
    const redirectUri = passed?.challenge.redirect_uri;
    if (!passed || !redirectUri)
      return retryPage({
        message: 'The code is wrong, or the sign-in took too long.',
        status: 401,
      });
    const stateError = accountStateError(passed.member);
    if (stateError) return authorizationErrorPage(stateError.error, 403);
    return redirectWithCode(instance, {
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
