import { submitAuthorization, submitSecondFactor } from '@rookery/contract/calls/oauth.ts';
import type { RouteResponse } from '#http/route-response.ts';
import { msg } from '#i18n/message.ts';
import type { Texts } from '#i18n/texts.ts';
import { formActionSources, outOfBandUri } from '#rules/redirect-uris.ts';
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
  /** A translated text. */
  readonly message: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const scopeDescriptions: ReadonlyMap<string, string> = new Map([
  ['read', msg`See your account and everything you can see`],
  ['write', msg`Post, and change your account`],
  ['follow', msg`Follow, mute and block accounts`],
  ['push', msg`Send you push notifications`],
  ['admin', msg`Use your rights as a moderator or administrator`],
]);

/** Returns what a scope permits, followed by its name. */
export function describeScope({ text }: Texts, scope: string): Markup {
  const description = scopeDescriptions.get(scope);
  return description === undefined
    ? markup`<bdi>${scope}</bdi>`
    : markup`${text(description)} <bdi class="faint">${scope}</bdi>`;
}

/** Returns the sentence that says which app asks, and the one that says where its reader is sent. */
export function describeRequest(
  texts: Texts,
  { app, redirectUri }: Pick<AuthorizationRequest, 'app' | 'redirectUri'>,
): Markup {
  const next =
    redirectUri === outOfBandUri
      ? texts.text(msg`You’ll get a code to enter in the app.`)
      : texts.markup(msg`You’ll then be sent to {address}`, { address: redirectUri });
  return markup`<p>${texts.markup(msg`{app} is asking for access to your account.`, { app: app.name })}</p>
    <p>${next}</p>`;
}

function scopeChoice(texts: Texts, scope: string): Markup {
  return markup`<label class="choice"
    ><input type="checkbox" name="authorization[scope][]" value="${scope}" checked />
    <span>${describeScope(texts, scope)}</span></label
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
  texts: Texts,
  request: AuthorizationRequest,
  name = '',
  error?: FormError,
): RouteResponse {
  const { app, redirectUri, scopes, state, codeChallenge } = request;
  const { text } = texts;
  const content = markup`${alertOf(error)} ${describeRequest(texts, request)}
    <form method="post" action="${submitAuthorization.path}">
      ${hidden('authorization[client_id]', app.client_id)}
      ${hidden('authorization[response_type]', 'code')}
      ${hidden('authorization[redirect_uri]', redirectUri)} ${hidden('authorization[state]', state)}
      ${hidden('authorization[code_challenge]', codeChallenge)}
      <fieldset>
        <legend>${text(msg`Allow it to`)}</legend>
        ${scopes.map((scope) => scopeChoice(texts, scope))}
      </fieldset>
      <label
        >${text(msg`Username or email address`)}
        <input
          name="authorization[name]"
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
          name="authorization[password]"
          dir="ltr"
          autocomplete="current-password"
          required
      /></label>
      <button type="submit">${text(msg`Log in and allow`)}</button>
      <button
        type="submit"
        class="quiet"
        name="authorization[deny]"
        value="true"
        formnovalidate
      >
        ${text(msg`Don’t allow`)}
      </button>
    </form>`;
  return simplePage({
    texts,
    title: text(msg`Allow access to your account?`),
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
export function secondFactorPage(texts: Texts, form: SecondStepForm): RouteResponse {
  const { text } = texts;
  const totp = markup`<label
    >${text(msg`Code from your authenticator app`)}
    <input name="mfa[code]" dir="ltr" inputmode="numeric" autocomplete="one-time-code" required
  /></label>`;
  const recovery = markup`<label
    >${text(msg`Recovery code`)} <input name="mfa[code]" dir="ltr" autocomplete="off" required
  /></label>`;
  const content = markup`${alertOf(form.error)}
  ${secondStepForm(form, 'totp', totp, text(msg`Log in`))}
  ${secondStepForm(form, 'recovery', recovery, text(msg`Use recovery code`))}`;
  return simplePage({
    texts,
    title: text(msg`Two-factor authentication`),
    content,
    formTargets: formActionSources(form.redirectUri),
    ...(form.error ? { status: form.error.status, headers: form.error.headers ?? {} } : {}),
  });
}

/** Returns the page that shows the code to members of apps without a redirect URI. */
export function authorizationCodePage(texts: Texts, code: string): RouteResponse {
  const content = markup`<p>${texts.text(msg`Enter this code in the app within ten minutes.`)}</p>
    <p><code dir="ltr">${code}</code></p>`;
  return simplePage({ texts, title: texts.text(msg`You’re logged in`), content });
}

/**
 * Returns the page for errors that cannot be sent to a redirect URI.
 *
 * @param message a text of `msg`
 */
export function authorizationErrorPage(texts: Texts, message: string, status = 400): RouteResponse {
  return simplePage({
    texts,
    title: texts.text(msg`Access not allowed`),
    content: markup`<p role="alert">${texts.text(message)}</p>`,
    status,
  });
}
