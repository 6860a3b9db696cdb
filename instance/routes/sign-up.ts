import {
  getCaptcha,
  registerAccount,
  resendConfirmation,
} from '@rookery/contract/calls/sign-up.ts';
import { createCaptchaChallenge, checkCaptcha } from '#captcha/captcha.ts';
import { sendConfirmationMail } from '#commands/send-mail.ts';
import { grantToken } from '#commands/grant-token.ts';
import { signUp } from '#commands/sign-up.ts';
import { memberByNameOrEmail } from '#commands/member-by-name-or-email.ts';
import { HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { withSessionCookie } from '#http/session-cookie.ts';
import { grantScopes } from '#rules/scopes.ts';
import { appById } from '#store/apps.ts';
import { saveSignIn } from '#store/known-sign-ins.ts';

/** Registration, with captcha, approval and confirmation if the config requires them. */
export const signUpRoutes = [
  route(getCaptcha, ({ instance, view }) => createCaptchaChallenge(instance, view.origin)),

  route(registerAccount, async ({ instance, body, caller, view, request }) => {
    const app = caller.token && appById(instance.database, caller.token.app_id);
    if (!app) throw new HttpError(403, 'Invalid credentials');
    const captchaError = checkCaptcha(instance, body);
    if (captchaError !== undefined)
      throw new HttpError(400, JSON.stringify({ captcha: [captchaError] }));
    const member = await signUp(
      instance,
      {
        username: body.username.trim(),
        displayName: body.fullname?.trim() || body.username.trim(),
        email: body.email?.trim() ?? '',
        password: body.password,
        confirm: body.confirm,
        note: body.bio ?? '',
        reason: body.reason ?? '',
        language: body.language,
        inviteToken: body.token,
      },
      view.origin,
    );
    if (!member.approved)
      return {
        identifier: 'awaiting_approval',
        message:
          "You have been registered. You'll be able to log in once your account is approved.",
      };
    if (!member.confirmed)
      return {
        identifier: 'missing_confirmed_email',
        message: 'You have been registered. Please check your email for further instructions.',
      };
    const marks = { address: caller.address, appId: app.id };
    saveSignIn(instance.database, member.id, marks, instance.now());
    const token = grantToken(instance, view.origin, {
      app,
      scopes: grantScopes(app.scopes, false) ?? 'read',
      member,
    });
    return withSessionCookie(instance, request, token);
  }),

  // The response is always the same, so that it does not reveal whether the account exists.
  route(resendConfirmation, async ({ instance, query, view }) => {
    const member = memberByNameOrEmail(instance, query);
    if (member && !member.confirmed) await sendConfirmationMail(instance, member, view.origin);
    return new RouteResponse(null, { status: 204 });
  }),
];
