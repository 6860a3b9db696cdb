import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { requestPasswordReset } from '@rookery/contract/calls/sign-up.ts';
import { memberByNameOrEmail } from '#commands/member-by-name-or-email.ts';
import { oldestValidResetTime } from '#commands/password-reset-link.ts';
import { sendPasswordResetMail } from '#commands/send-mail.ts';
import { setPassword } from '#commands/set-password.ts';
import { HttpError, internalErrorBody } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { textsForPage } from '#i18n/choose-texts.ts';
import { msg } from '#i18n/message.ts';
import type { Texts } from '#i18n/texts.ts';
import { markup } from '#pages/markup.ts';
import { simplePage } from '#pages/simple-page.ts';
import { passwordError } from '#rules/password-error.ts';
import { accountById, updateAccount } from '#store/accounts.ts';
import { clearMailLinks, mailLinkBySecret } from '#store/mail-links.ts';

const confirmAddress = defineCall('GET', '/api/account/confirm_email/:id/:secret', {
  caller: 'anyone',
  response: v.string(),
});

const showPasswordReset = defineCall('GET', '/api/v1/pleroma/password_reset/:secret', {
  caller: 'anyone',
  response: v.string(),
});

const submitPasswordReset = defineCall('POST', '/api/v1/pleroma/password_reset', {
  caller: 'anyone',
  body: {
    encoding: 'form',
    fields: { secret: 'text!', password: 'text!', password_confirmation: 'text!' },
  },
  response: v.string(),
});

const monthMs = 30 * 86_400_000;

/** Returns the page for a link that is no longer valid. */
export function expiredLinkPage(request: Request): RouteResponse {
  const texts = textsForPage(request);
  return simplePage({
    texts,
    title: texts.text(msg`This link no longer works`),
    content: markup`<p>
      ${texts.text(msg`It was already used, is too old, or was replaced by a newer one.`)}
    </p>`,
    status: 404,
  });
}

/** Returns the page that says what an opened link changed. */
function confirmationPage(texts: Texts, title: string, isReady: boolean): RouteResponse {
  return simplePage({
    texts,
    title: texts.text(title),
    content: isReady
      ? markup`<p><a href="/login">${texts.text(msg`Log in`)}</a></p>`
      : markup`<p>${texts.text(msg`You can log in once your account is approved.`)}</p>`,
  });
}

function resetForm(texts: Texts, secret: string, error?: string): RouteResponse {
  const { text } = texts;
  return simplePage({
    texts,
    title: text(msg`Set a new password`),
    content: markup`${error === undefined ? undefined : markup`<p role="alert">${text(error)}</p>`}
      <form action="/api/v1/pleroma/password_reset" method="post">
        <input type="hidden" name="secret" value="${secret}" />
        <label>
          ${text(msg`New password`)}
          <input type="password" name="password" dir="ltr" required autocomplete="new-password" />
        </label>
        <label>
          ${text(msg`Confirm new password`)}
          <input
            type="password"
            name="password_confirmation"
            dir="ltr"
            required
            autocomplete="new-password"
          />
        </label>
        <p>
          ${text(msg`You’ll be logged out everywhere and need to log in with the new password.`)}
        </p>
        <button type="submit">${text(msg`Set a new password`)}</button>
      </form>`,
    status: error === undefined ? 200 : 400,
  });
}

/** Handles mailed links, and requests for password resets. */
export const mailedLinkRoutes = [
  route(requestPasswordReset, async ({ instance, query, request, view }) => {
    // Akkoma responds to this call only if the client accepts HTML.
    const accept = request.headers.get('accept') ?? '*/*';
    if (!/text\/html|\*\/\*|text\/\*/.test(accept)) throw new HttpError(406, internalErrorBody);
    const member = memberByNameOrEmail(instance, query);
    if (member?.active)
      // The mail is sent after the response, whose duration must not reveal if the account exists.
      setImmediate(() => {
        sendPasswordResetMail(instance, member, view.origin).catch(instance.reportError);
      });
    return new RouteResponse(null, { status: 204 });
  }),

  route(showPasswordReset, ({ instance, path, request }) => {
    const { database } = instance;
    const link = mailLinkBySecret(database, 'reset', path.secret, oldestValidResetTime(instance));
    if (!link) return expiredLinkPage(request);
    return resetForm(textsForPage(request, accountById(database, link.account_id)), path.secret);
  }),

  route(submitPasswordReset, async ({ instance, body, request }) => {
    const { database } = instance;
    const link = mailLinkBySecret(database, 'reset', body.secret, oldestValidResetTime(instance));
    if (!link) return expiredLinkPage(request);
    const texts = textsForPage(request, accountById(database, link.account_id));
    if (passwordError(body.password) !== undefined)
      return resetForm(texts, body.secret, msg`Use between 8 and 4096 characters.`);
    if (body.password !== body.password_confirmation)
      return resetForm(texts, body.secret, msg`The new passwords don’t match`);
    clearMailLinks(database, link.account_id);
    await setPassword(instance, link.account_id, body.password);
    return confirmationPage(texts, msg`Your password was changed`, true);
  }),

  route(confirmAddress, ({ instance, path, request }) => {
    const { database } = instance;
    const since = instance.now() - monthMs;
    const link = mailLinkBySecret(database, 'confirm', path.secret, since);
    const account = link?.account_id === path.id ? accountById(database, path.id) : undefined;
    if (!account) return expiredLinkPage(request);
    updateAccount(database, account.id, { confirmed: 1 });
    const texts = textsForPage(request, account);
    return confirmationPage(texts, msg`Your email address is confirmed`, account.approved === 1);
  }),
];
