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
import { type MemberTexts, memberTextsFor } from '#mail/member-texts.ts';
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

/**
 * Returns the page for a link that is no longer valid. Its language is the default, because a link is
 * deleted together with the information to whom it was sent.
 */
export function expiredLinkPage(): RouteResponse {
  const { language, text } = memberTextsFor(undefined);
  return simplePage({
    language,
    title: text('staleTitle'),
    content: markup`<p>${text('stale')}</p>`,
    status: 404,
  });
}

function resetForm({ language, text }: MemberTexts, secret: string, error?: string): RouteResponse {
  return simplePage({
    language,
    title: text('resetSubject'),
    content: markup`${error === undefined ? undefined : markup`<p role="alert">${error}</p>`}
      <form action="/api/v1/pleroma/password_reset" method="post">
        <input type="hidden" name="secret" value="${secret}" />
        <label>
          ${text('password')}
          <input type="password" name="password" required autocomplete="new-password" />
        </label>
        <label>
          ${text('repeat')}
          <input
            type="password"
            name="password_confirmation"
            required
            autocomplete="new-password"
          />
        </label>
        <p>${text('loggedOut')}</p>
        <button type="submit">${text('resetSubject')}</button>
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

  route(showPasswordReset, ({ instance, path }) => {
    const link = mailLinkBySecret(
      instance.database,
      'reset',
      path.secret,
      oldestValidResetTime(instance),
    );
    if (!link) return expiredLinkPage();
    return resetForm(memberTextsFor(accountById(instance.database, link.account_id)), path.secret);
  }),

  route(submitPasswordReset, async ({ instance, body }) => {
    const { database } = instance;
    const link = mailLinkBySecret(database, 'reset', body.secret, oldestValidResetTime(instance));
    if (!link) return expiredLinkPage();
    const texts = memberTextsFor(accountById(database, link.account_id));
    if (passwordError(body.password) !== undefined)
      return resetForm(texts, body.secret, texts.text('length'));
    if (body.password !== body.password_confirmation)
      return resetForm(texts, body.secret, texts.text('mismatch'));
    clearMailLinks(database, link.account_id);
    await setPassword(instance, link.account_id, body.password);
    return simplePage({
      language: texts.language,
      title: texts.text('passwordSet'),
      content: markup`<p><a href="/login">${texts.text('logIn')}</a></p>`,
    });
  }),

  route(confirmAddress, ({ instance, path }) => {
    const { database } = instance;
    const since = instance.now() - monthMs;
    const link = mailLinkBySecret(database, 'confirm', path.secret, since);
    const account = link?.account_id === path.id ? accountById(database, path.id) : undefined;
    if (!account) return expiredLinkPage();
    updateAccount(database, account.id, { confirmed: 1 });
    const { language, text } = memberTextsFor(account);
    return simplePage({
      language,
      title: text('confirmed'),
      content: account.approved
        ? markup`<p><a href="/login">${text('logIn')}</a></p>`
        : markup`<p>${text('approval')}</p>`,
    });
  }),
];
