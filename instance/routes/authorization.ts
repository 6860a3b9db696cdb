import type { Instance } from '#context.ts';
import { RouteResponse } from '#http/route-response.ts';
import { msg } from '#i18n/message.ts';
import type { Texts } from '#i18n/texts.ts';
import {
  authorizationErrorPage,
  authorizationCodePage,
  type AuthorizationRequest,
} from '#pages/authorize-page.ts';
import { isRegisteredRedirectUri, outOfBandUri, appendQuery } from '#rules/redirect-uris.ts';
import { isCodeChallenge, codeChallengeMethod } from '#rules/code-challenge.ts';
import { appByClientId } from '#store/apps.ts';
import { saveSignIn } from '#store/known-sign-ins.ts';
import { issueOAuthCode } from '#store/oauth-codes.ts';
import type { AccountRow, AppRow } from '#store/rows.ts';

const codeLifetimeMs = 600_000;
/** Maximum length of the parameter `state`, in characters. */
export const maxStateLength = 4096;

/** The parameters by which an app requests an authorization, as they were sent. */
export interface AuthorizationParameters {
  readonly response_type?: string;
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly state?: string;
  readonly code_challenge?: string;
  readonly code_challenge_method?: string;
}

/**
 * Validates an authorization request. Returns an error page if it is invalid, and never redirects to a
 * URL that the app did not register.
 */
export function readAuthorization(
  { instance, texts }: { readonly instance: Instance; readonly texts: Texts },
  sent: AuthorizationParameters,
  scopes: readonly string[],
): AuthorizationRequest | RouteResponse {
  const app = appByClientId(instance.database, sent.client_id ?? '');
  if (!app) return authorizationErrorPage(texts, msg`This app isn’t registered here.`);
  const redirectUri = sent.redirect_uri ?? '';
  if (!isRegisteredRedirectUri(app.redirect_uris, redirectUri))
    return authorizationErrorPage(
      texts,
      msg`The app didn’t register the address to which it wants to send you.`,
    );
  if (sent.response_type !== 'code')
    return authorizationErrorPage(
      texts,
      msg`The app asked for a kind of response that isn’t supported here.`,
    );
  if ((sent.state?.length ?? 0) > maxStateLength)
    return authorizationErrorPage(texts, msg`The app’s request is too long.`);
  const codeChallenge = sent.code_challenge || undefined;
  const method = sent.code_challenge_method || codeChallengeMethod;
  if (
    codeChallenge !== undefined &&
    (method !== codeChallengeMethod || !isCodeChallenge(codeChallenge))
  )
    return authorizationErrorPage(
      texts,
      msg`The app uses a code challenge that isn’t supported here.`,
    );
  const requestedScopes = scopes
    .flatMap((scope) => scope.split(/\s+/))
    .filter((scope) => scope !== '');
  return { app, redirectUri, scopes: requestedScopes, state: sent.state, codeChallenge };
}

/** Redirects to the app with a code or an error, and with the `state` that the app sent. */
export function redirectToApp(
  redirectUri: string,
  state: string | undefined,
  result: Readonly<Record<string, string>>,
): RouteResponse {
  const location = appendQuery(redirectUri, {
    ...result,
    ...(state === undefined ? {} : { state }),
  });
  return new RouteResponse(null, { status: 302, headers: { location } });
}

interface Consent {
  /** The texts of the page that shows the code. */
  readonly texts: Texts;
  readonly address: string;
  readonly app: Pick<AppRow, 'id'>;
  readonly member: AccountRow;
  readonly scopes: string;
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly codeChallenge: string | null;
}

/**
 * Issues a code after the member consented, and redirects to the app with it. Shows the code if the
 * app has no redirect URI. Saves from which address the member signed in.
 */
export function redirectWithCode(instance: Instance, consent: Consent): RouteResponse {
  const { address, member } = consent;
  saveSignIn(instance.database, member.id, { address }, instance.now());
  const code = issueOAuthCode(instance.database, {
    app_id: consent.app.id,
    account_id: consent.member.id,
    redirect_uri: consent.redirectUri,
    scopes: consent.scopes,
    expires_at: instance.now() + codeLifetimeMs,
    code_challenge: consent.codeChallenge,
  });
  if (consent.redirectUri === outOfBandUri) return authorizationCodePage(consent.texts, code);
  return redirectToApp(consent.redirectUri, consent.state, { code });
}
