import { submitAuthorization, submitSecondFactor } from '@rookery/contract/calls/oauth.ts';
import type { RouteResponse } from '#http/route-response.ts';
import { formActionSources } from '#rules/redirect-uris.ts';
import type { AppRow } from '#store/rows.ts';
import { markup, type Markup } from './markup.ts';
import { simplePage } from './simple-page.ts';

/** A request for authorisation by a known app with a registered redirect URI. */
export interface AuthorizationRequest {
  readonly app: AppRow;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | undefined;
  readonly codeChallenge: string | undefined;
}

/** Why a form is shown again. */
export interface FormError {
  readonly message: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const scopeDescriptions: ReadonlyMap<string, string> = new Map([
  ['read', 'read whatever you can read'],
  ['write', 'post, and change what is yours'],
  ['follow', 'change whom you follow, mute and block'],
  ['push', 'have notifications sent to it'],
  ['admin', 'use your powers as an admin'],
]);

function scopeChoice(scope: string): Markup {
  const description = scopeDescriptions.get(scope);
  return markup`<label
    ><input type="checkbox" name="authorization[scope][]" value="${scope}" checked />
    ${scope}${description === undefined ? '' : `: ${description}`}</label
  >`;
}

function alertOf(error: FormError | undefined): Markup | undefined {
  return error && markup`<p role="alert">${error.message}</p>`;
}

function hidden(name: string, value: string | undefined): Markup | undefined {
  return value === undefined
    ? undefined
    : markup`<input type="hidden" name="${name}" value="${value}" />`;
}

/** Returns the page with one form for sign-in and consent. */
export function authorizePage(
  request: AuthorizationRequest,
  name = '',
  error?: FormError,
): RouteResponse {
  const { app, redirectUri, scopes, state, codeChallenge } = request;
  const content = markup`${alertOf(error)}
    <p>
      <b>${app.name}</b> asks to act in your name. It will be answered at <b>${redirectUri}</b>.
    </p>
    <form method="post" action="${submitAuthorization.path}">
      ${hidden('authorization[client_id]', app.client_id)}
      ${hidden('authorization[response_type]', 'code')}
      ${hidden('authorization[redirect_uri]', redirectUri)} ${hidden('authorization[state]', state)}
      ${hidden('authorization[code_challenge]', codeChallenge)}
      <fieldset>
        <legend>It may</legend>
        ${scopes.map(scopeChoice)}
      </fieldset>
      <label
        >Username or e-mail
        <input
          name="authorization[name]"
          value="${name}"
          autocomplete="username"
          autocapitalize="none"
          required
      /></label>
      <label
        >Password
        <input
          type="password"
          name="authorization[password]"
          autocomplete="current-password"
          required
      /></label>
      <button type="submit">Sign in and allow</button>
      <button type="submit" name="authorization[deny]" value="true" formnovalidate>
        Do not allow
      </button>
    </form>`;
  return simplePage({
    title: `Let ${app.name} in?`,
    content,
    formTargets: formActionSources(redirectUri),
    ...(error ? { status: error.status } : {}),
  });
}

interface SecondStepForm {
  readonly redirectUri: string | undefined;
  readonly token: string;
  readonly state: string | undefined;
  readonly error?: FormError;
}

function secondStepForm(form: SecondStepForm, type: string, field: Markup, button: string): Markup {
  return markup`<form method="post" action="${submitSecondFactor.path}">
    ${hidden('mfa[mfa_token]', form.token)} ${hidden('mfa[state]', form.state)}
    ${hidden('mfa[challenge_type]', type)} ${field}
    <button type="submit">${button}</button>
  </form>`;
}

/** Returns the page that requests an authenticator or recovery code. */
export function secondFactorPage(form: SecondStepForm): RouteResponse {
  const totp = markup`<label
    >Code of your authenticator
    <input name="mfa[code]" inputmode="numeric" autocomplete="one-time-code" required
  /></label>`;
  const recovery = markup`<label
    >Recovery code <input name="mfa[code]" autocomplete="off" required
  /></label>`;
  const content = markup`${alertOf(form.error)} ${secondStepForm(form, 'totp', totp, 'Verify')}
  ${secondStepForm(form, 'recovery', recovery, 'Use a recovery code')}`;
  return simplePage({
    title: 'Second step',
    content,
    formTargets: formActionSources(form.redirectUri),
    ...(form.error ? { status: form.error.status, headers: form.error.headers ?? {} } : {}),
  });
}

/** Returns the page that shows the code to members of apps without a redirect URI. */
export function authorizationCodePage(code: string): RouteResponse {
  const content = markup`<p>Copy this code into the application. It holds for ten minutes.</p>
    <p><code>${code}</code></p>`;
  return simplePage({ title: 'Signed in', content });
}

/** Returns the page for errors that cannot be sent to a redirect URI. */
export function authorizationErrorPage(message: string, status = 400): RouteResponse {
  return simplePage({
    title: 'This does not work',
    content: markup`<p role="alert">${message}</p>`,
    status,
  });
}
