import type { RouteResponse } from '#http/route-response.ts';
import type { AuthorizationRequest } from '#pages/authorize-page.ts';
import { markup } from '#pages/markup.ts';
import { simplePage } from '#pages/simple-page.ts';
import { formActionSources } from '#rules/redirect-uris.ts';

/** The sign-in form has this path on Mastodon and GoToSocial. */
export const signInPath = '/auth/sign_in';

interface SignInForm {
  readonly proof: string;
  readonly name?: string;
  readonly error?: { readonly message: string; readonly status: number };
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Origins, besides this instance, to which the browser may be redirected after the form was sent.
   */
  readonly formTargets?: readonly string[];
}

/** Returns the page on which a member signs in. */
export function signInPage({ proof, name = '', error, ...page }: SignInForm): RouteResponse {
  const alert = error && markup`<p role="alert">${error.message}</p>`;
  const content = markup`${alert}
    <form method="post" action="${signInPath}">
      <input type="hidden" name="authenticity_token" value="${proof}" />
      <label
        >Username or e-mail
        <input
          name="user[email]"
          value="${name}"
          autocomplete="username"
          autocapitalize="none"
          required
      /></label>
      <label
        >Password
        <input
          type="password"
          name="user[password]"
          autocomplete="current-password"
          required
      /></label>
      <button type="submit">Sign in</button>
    </form>`;
  return simplePage({
    title: 'Sign in',
    content,
    ...page,
    ...(error ? { status: error.status } : {}),
  });
}

/** Returns the page on which a member allows an application to act for them. */
export function consentPage(
  { app, redirectUri, scopes, state, codeChallenge }: AuthorizationRequest,
  { username, proof }: { readonly username: string; readonly proof: string },
): RouteResponse {
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
      You are signed in as <b>${username}</b>. <b>${app.name}</b> asks for access to your account.
      It will be answered at <b>${redirectUri}</b>.
    </p>
    <ul>
      ${scopes.map((scope) => markup`<li>${scope}</li>`)}
    </ul>
    <form method="post" action="/oauth/authorize">
      ${hidden}
      <button type="submit">Authorize</button>
      <button type="submit" name="deny" value="true">Deny</button>
    </form>`;
  return simplePage({
    title: 'Authorization required',
    content,
    formTargets: formActionSources(redirectUri),
  });
}
