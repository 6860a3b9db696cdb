import type { RouteResponse } from '#http/route-response.ts';
import { msg } from '#i18n/message.ts';
import type { Texts } from '#i18n/texts.ts';
import {
  describeRequest,
  describeScope,
  type AuthorizationRequest,
  type FormError,
} from '#pages/authorize-page.ts';
import { markup } from '#pages/markup.ts';
import { simplePage } from '#pages/simple-page.ts';
import { formActionSources } from '#rules/redirect-uris.ts';

/** The sign-in form has this path on Mastodon and GoToSocial. */
export const signInPath = '/auth/sign_in';

interface SignInForm {
  readonly proof: string;
  readonly name?: string;
  readonly error?: FormError;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Origins, besides this instance, to which the browser may be redirected after the form was sent.
   */
  readonly formTargets?: readonly string[];
}

/** Returns the page on which a member signs in. */
export function signInPage(
  texts: Texts,
  { proof, name = '', error, ...page }: SignInForm,
): RouteResponse {
  const { text } = texts;
  const alert = error && markup`<p role="alert">${error.message}</p>`;
  const content = markup`${alert}
    <form method="post" action="${signInPath}">
      <input type="hidden" name="authenticity_token" value="${proof}" />
      <label
        >${text(msg`Username or email address`)}
        <input
          name="user[email]"
          value="${name}"
          dir="ltr"
          autocomplete="username"
          autocapitalize="none"
          required
      /></label>
      <label
        >${text(msg`Password`)}
        <input
          type="password"
          name="user[password]"
          dir="ltr"
          autocomplete="current-password"
          required
      /></label>
      <button type="submit">${text(msg`Log in`)}</button>
    </form>`;
  return simplePage({
    texts,
    title: text(msg`Log in`),
    content,
    ...page,
    ...(error ? { status: error.status } : {}),
  });
}

/** Returns the page on which a member allows an application to act for them. */
export function consentPage(
  texts: Texts,
  request: AuthorizationRequest,
  { username, proof }: { readonly username: string; readonly proof: string },
): RouteResponse {
  const { app, redirectUri, scopes, state, codeChallenge } = request;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['authenticity_token', proof],
    ['client_id', app.client_id],
    ['redirect_uri', redirectUri],
    ['response_type', 'code'],
    ['scope', scopes.join(' ')],
    ['state', state],
    ['code_challenge', codeChallenge],
    ['code_challenge_method', codeChallenge && 'S256'],
  ];
  const hidden = fields.map(([name, value]) =>
    value === undefined
      ? markup``
      : markup`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const content = markup`<p>
      ${texts.markup(msg`You’re logged in as {name}.`, { name: username })}
    </p>
    ${describeRequest(texts, request)}
    <p>${texts.text(msg`Allow it to`)}</p>
    <ul>
      ${scopes.map((scope) => markup`<li>${describeScope(texts, scope)}</li>`)}
    </ul>
    <form method="post" action="/oauth/authorize">
      ${hidden}
      <button type="submit">${texts.text(msg`Allow`)}</button>
      <button type="submit" class="quiet" name="deny" value="true">
        ${texts.text(msg`Don’t allow`)}
      </button>
    </form>`;
  return simplePage({
    texts,
    title: texts.text(msg`Allow access to your account?`),
    content,
    formTargets: formActionSources(redirectUri),
  });
}
