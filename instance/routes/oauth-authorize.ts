import {
  authorizePage as authorizePageCall,
  submitAuthorization,
  submitSecondFactor,
} from '@rookery/contract/calls/oauth.ts';
import type { Instance } from '#context.ts';
import { findMemberByPassword, accountStateError } from '#commands/find-member-by-password.ts';
import { codeWaitText, startSecondFactor, verifySecondFactor } from '#commands/second-factor.ts';
import { retryAfter } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import {
  authorizePage,
  authorizationErrorPage,
  codePage,
  secondStepPage,
  type AuthorizationRequest,
  type FormError,
} from '#pages/authorize-page.ts';
import { isRegisteredRedirectUri, outOfBand, appendQuery } from '#rules/redirect-uris.ts';
import { isCodeChallenge, codeChallengeMethod } from '#rules/code-challenge.ts';
import { grantScopes, areScopesRegistered } from '#rules/scopes.ts';
import { appByClientId } from '#store/apps.ts';
import { saveSignIn } from '#store/known-sign-ins.ts';
import { challengeRedirectUri } from '#store/mfa-challenges.ts';
import { issueCode } from '#store/oauth-codes.ts';
import type { AccountRow, AppRow } from '#store/rows.ts';
import { hasSecondFactor } from '#store/second-factors.ts';

const codeLifetimeMs = 600_000;
const maxStateLength = 4096;

/* These are pages in a browser, where errors must be readable, so no parameter is required here. */
const pageRow = {
  ...authorizePageCall,
  query: {
    ...authorizePageCall.query,
    response_type: 'text',
    client_id: 'text',
    redirect_uri: 'text',
  },
} as const;

interface AuthorizationParameters {
  readonly response_type?: string;
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly state?: string;
  readonly code_challenge?: string;
  readonly code_challenge_method?: string;
}

/** Validates an authorization request. Never redirects to a URL that the app did not register. */
function readAuthorization(
  instance: Instance,
  sent: AuthorizationParameters,
  scopes: readonly string[],
): AuthorizationRequest | RouteResponse {
  const app = appByClientId(instance.database, sent.client_id ?? '');
  if (!app) return authorizationErrorPage('No such application is known here.');
  const redirectUri = sent.redirect_uri ?? '';
  if (!isRegisteredRedirectUri(app.redirect_uris, redirectUri))
    return authorizationErrorPage(
      'The application did not register the address it wants to be answered at.',
    );
  if (sent.response_type !== 'code')
    return authorizationErrorPage(
      'The application asks for an answer of a kind that is not given here.',
    );
  if ((sent.state?.length ?? 0) > maxStateLength)
    return authorizationErrorPage('The application sent too much along.');
  const codeChallenge = sent.code_challenge || undefined;
  const method = sent.code_challenge_method || codeChallengeMethod;
  if (
    codeChallenge !== undefined &&
    (method !== codeChallengeMethod || !isCodeChallenge(codeChallenge))
  )
    return authorizationErrorPage(
      'The application wants to prove itself in a way that is not known here.',
    );
  const requestedScopes = scopes
    .flatMap((scope) => scope.split(/\s+/))
    .filter((scope) => scope !== '');
  return { app, redirectUri, scopes: requestedScopes, state: sent.state, codeChallenge };
}

function redirectToApp(
  redirectUri: string,
  state: string | undefined,
  answer: Readonly<Record<string, string>>,
): RouteResponse {
  const location = appendQuery(redirectUri, {
    ...answer,
    ...(state === undefined ? {} : { state }),
  });
  return new RouteResponse(null, { status: 302, headers: { location } });
}

interface Consent {
  readonly address: string;
  readonly app: Pick<AppRow, 'id'>;
  readonly member: AccountRow;
  readonly scopes: string;
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly codeChallenge: string | null;
}

function redirectWithCode(instance: Instance, consent: Consent): RouteResponse {
  const { address, member } = consent;
  saveSignIn(instance.database, member.id, { address }, instance.now());
  const code = issueCode(instance.database, {
    app_id: consent.app.id,
    account_id: consent.member.id,
    redirect_uri: consent.redirectUri,
    scopes: consent.scopes,
    expires_at: instance.now() + codeLifetimeMs,
    code_challenge: consent.codeChallenge,
  });
  if (consent.redirectUri === outOfBand) return codePage(code);
  return redirectToApp(consent.redirectUri, consent.state, { code });
}

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
    return secondStepPage({ token: startSecondFactor(instance, consent), state, redirectUri });
  return redirectWithCode(instance, { ...consent, state, codeChallenge: codeChallenge ?? null });
}

/** Signing in on the instance's own page, on which the app does not see the password. */
export const oauthAuthorizeRoutes = [
  route(pageRow, ({ instance, query }) => {
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
      return redirectUri === outOfBand
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
      secondStepPage({
        token,
        state,
        redirectUri: challengeRedirectUri(instance.database, token),
        error,
      });
    if (passed && 'wait' in passed)
      return retryPage({
        message: `${codeWaitText(passed)}, or use a recovery code.`,
        status: 429,
        headers: retryAfter(passed.wait),
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
