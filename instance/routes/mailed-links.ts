import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { requestPasswordReset } from '@rookery/contract/calls/sign-up.ts';
import { memberByNameOrEmail } from '#commands/member-by-name-or-email.ts';
import { sendPasswordResetMail, oldestValidResetTime } from '#commands/send-mail.ts';
import { setPassword } from '#commands/set-password.ts';
import { HttpError, internalErrorBody } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
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

function staleLinkPage(): RouteResponse {
  return simplePage({
    title: 'This link no longer works',
    content: markup`<p>It was used already, or it is too old, or a newer one was sent.</p>
      <p><a href="/">To the instance</a></p>`,
    status: 404,
  });
}

function resetForm(secret: string, error?: string): RouteResponse {
  return simplePage({
    title: 'A new password',
    content: markup`${error === undefined ? undefined : markup`<p role="alert">${error}</p>`}
      <form action="/api/v1/pleroma/password_reset" method="post">
        <input type="hidden" name="secret" value="${secret}" />
        <label>
          New password
          <input type="password" name="password" required autocomplete="new-password" />
        </label>
        <label>
          The same again
          <input
            type="password"
            name="password_confirmation"
            required
            autocomplete="new-password"
          />
        </label>
        <button type="submit">Set password</button>
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
      // Sent after the response, whose duration must not reveal whether the account exists.
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
    return link ? resetForm(path.secret) : staleLinkPage();
  }),

  route(submitPasswordReset, async ({ instance, body }) => {
    const { database } = instance;
    const link = mailLinkBySecret(database, 'reset', body.secret, oldestValidResetTime(instance));
    if (!link) return staleLinkPage();
    const error = passwordError(body.password);
    if (error !== undefined) return resetForm(body.secret, `The password ${error}.`);
    if (body.password !== body.password_confirmation)
      return resetForm(body.secret, 'The two passwords are not the same.');
    clearMailLinks(database, link.account_id, 'reset');
    await setPassword(instance, link.account_id, body.password);
    return simplePage({
      title: 'The password was changed',
      content: markup`<p>Every sign-in made with the old one has ended.</p>
        <p><a href="/login">Sign in</a></p>`,
    });
  }),

  route(confirmAddress, ({ instance, path }) => {
    const { database } = instance;
    const since = instance.now() - monthMs;
    const link = mailLinkBySecret(database, 'confirm', path.secret, since);
    const account = link?.account_id === path.id ? accountById(database, path.id) : undefined;
    if (!account) return staleLinkPage();
    updateAccount(database, account.id, { confirmed: 1 });
    return simplePage({
      title: 'Your address is confirmed',
      content: account.approved
        ? markup`<p>Welcome, ${account.username}. <a href="/login">Sign in</a></p>`
        : markup`<p>Welcome, ${account.username}. You can sign in once your account is approved.</p>`,
    });
  }),
];
