import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { authorizePage } from '@rookery/contract/calls/oauth.ts';
import type { Instance } from '#context.ts';
import { accountStateError, findMemberByPassword } from '#commands/find-member-by-password.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { textsForPage } from '#i18n/choose-texts.ts';
import { msg } from '#i18n/message.ts';
import type { Texts } from '#i18n/texts.ts';
import { accountStateText } from '#pages/account-state-text.ts';
import { authorizationErrorPage, type AuthorizationRequest } from '#pages/authorize-page.ts';
import {
  readAuthorization,
  redirectToApp,
  redirectWithCode,
  type AuthorizationParameters,
} from '#routes/authorization.ts';
import { formActionSources, outOfBandUri } from '#rules/redirect-uris.ts';
import { areScopesRegistered, grantScopes } from '#rules/scopes.ts';
import { hasSecondFactor } from '#store/second-factors.ts';
import {
  createSession,
  csrfToken,
  isCsrfToken,
  readSession,
  sessionCookie,
  sessionMember,
  type SignInSession,
} from './sign-in-session.ts';
import { consentPage, signInPage, signInPath } from './sign-in-pages.ts';

const page = { caller: 'anyone', response: v.string() } as const;

/* These are pages in a browser, where errors must be readable, so no parameter is required here. */
const openConsent = {
  ...authorizePage,
  query: {
    ...authorizePage.query,
    response_type: 'text',
    client_id: 'text',
    redirect_uri: 'text',
  },
} as const;
const submitConsent = defineCall('POST', '/oauth/authorize', {
  ...page,
  body: {
    encoding: 'form',
    fields: { ...openConsent.query, authenticity_token: 'text', deny: 'text' },
  },
});
const openSignIn = defineCall('GET', signInPath, page);
const submitSignIn = defineCall('POST', signInPath, {
  ...page,
  body: {
    encoding: 'form',
    fields: { authenticity_token: 'text', user: { email: 'text', password: 'text' } },
  },
});

function redirect(location: string, headers: Readonly<Record<string, string>> = {}): RouteResponse {
  return new RouteResponse(null, { status: 302, headers: { location, ...headers } });
}

/** Returns an authorization with the scopes of the application if the request names none. */
function readRequest(
  context: { readonly instance: Instance; readonly texts: Texts },
  sent: AuthorizationParameters & { readonly scope?: string },
): AuthorizationRequest | RouteResponse {
  const request = readAuthorization(context, sent, [sent.scope ?? '']);
  if (request instanceof RouteResponse) return request;
  const { app, redirectUri, state } = request;
  const scopes = request.scopes.length > 0 ? request.scopes : app.scopes.split(/\s+/);
  if (areScopesRegistered(scopes.join(' '), app.scopes)) return { ...request, scopes };
  return redirectUri === outOfBandUri
    ? authorizationErrorPage(
        context.texts,
        msg`The app asked for permissions that it isn’t registered for.`,
      )
    : redirectToApp(redirectUri, state, { error: 'invalid_scope' });
}

/** Returns the redirect targets that the browser must allow after the sign-in form. */
function targetsOf(session: SignInSession): readonly string[] {
  const url = URL.parse(session.returnTo ?? '', 'http://instance.test');
  return formActionSources(url?.searchParams.get('redirect_uri') ?? undefined);
}

/** Signing in on a page of the server, and then allowing an application, as separate steps. */
export const signInRoutes = [
  route(openConsent, ({ instance, query, request, url }) => {
    const texts = textsForPage(request);
    const authorization = readRequest({ instance, texts }, query);
    if (authorization instanceof RouteResponse) return authorization;
    const session = readSession(instance, request);
    const member = query.force_login ? undefined : sessionMember(instance, session);
    if (!session || !member) {
      url.searchParams.delete('force_login');
      const started = createSession(instance, { returnTo: url.pathname + url.search });
      return redirect(signInPath, sessionCookie(instance, started));
    }
    return consentPage(textsForPage(request, member), authorization, {
      username: member.username,
      proof: csrfToken(instance, session),
    });
  }),

  route(submitConsent, ({ instance, body, request, caller }) => {
    const session = readSession(instance, request);
    const member = sessionMember(instance, session);
    const texts = textsForPage(request, member);
    const authorization = readRequest({ instance, texts }, body);
    if (authorization instanceof RouteResponse) return authorization;
    if (!session || !member || !isCsrfToken(instance, session, body.authenticity_token ?? ''))
      return redirect(signInPath);
    const { app, redirectUri, state, codeChallenge } = authorization;
    const scopes = grantScopes(authorization.scopes.join(' '), member.role !== null);
    if (body.deny !== undefined || scopes === undefined)
      return redirectUri === outOfBandUri
        ? authorizationErrorPage(texts, msg`You didn’t allow access.`, 403)
        : redirectToApp(redirectUri, state, { error: 'access_denied' });
    return redirectWithCode(instance, {
      texts,
      address: caller.address,
      app,
      member,
      scopes,
      redirectUri,
      state,
      codeChallenge: codeChallenge ?? null,
    });
  }),

  route(openSignIn, ({ instance, request }) => {
    const session = readSession(instance, request) ?? createSession(instance, {});
    return signInPage(textsForPage(request), {
      proof: csrfToken(instance, session),
      headers: sessionCookie(instance, session),
      formTargets: targetsOf(session),
    });
  }),

  route(submitSignIn, async ({ instance, body, request }) => {
    const session = readSession(instance, request) ?? createSession(instance, {});
    const texts = textsForPage(request);
    const { email: name = '', password = '' } = body.user ?? {};
    const retryPage = (message: string, status: number): RouteResponse =>
      signInPage(texts, {
        proof: csrfToken(instance, session),
        name,
        error: { message: texts.text(message), status },
        headers: sessionCookie(instance, session),
        formTargets: targetsOf(session),
      });
    if (!isCsrfToken(instance, session, body.authenticity_token ?? ''))
      return retryPage(msg`This form has expired. Please try again.`, 422);
    const member = await findMemberByPassword(instance, name, password);
    if (!member) return retryPage(msg`Wrong username or password.`, 401);
    const problem = accountStateError(member);
    if (problem) return retryPage(accountStateText(problem.identifier), 403);
    if (hasSecondFactor(instance.database, member.id))
      return retryPage(
        msg`This account uses two-factor authentication, which this page doesn’t support.`,
        403,
      );
    const signedIn = createSession(instance, { memberId: member.id });
    return redirect(session.returnTo ?? '/', sessionCookie(instance, signedIn));
  }),
];
